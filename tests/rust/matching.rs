#![no_std]
#![no_main]
include!("prelude.rs");

use alloc::{boxed::Box, string::{String, ToString}, vec::Vec};
use core::{fmt, num::ParseIntError, str::FromStr};

#[derive(Debug, Clone, PartialEq)]
enum Expr {
    Number(i64),
    Negate(Box<Expr>),
    Binary { op: char, left: Box<Expr>, right: Box<Expr> },
}
#[derive(Debug)]
enum Error {
    Unexpected(char, usize),
    End,
    Number(ParseIntError),
    DivisionByZero,
}
impl From<ParseIntError> for Error {
    fn from(e: ParseIntError) -> Self {
        Error::Number(e)
    }
}
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::Unexpected(c, at) => write!(f, "unexpected {c:?} at {at}"),
            Error::Number(e) => write!(f, "number: {e}"),
            other => write!(f, "{other:?}"),
        }
    }
}
struct Parser<'a> {
    text: &'a [u8],
    at: usize,
}
impl<'a> Parser<'a> {
    fn peek(&mut self) -> Option<u8> {
        while let Some(b' ') = self.text.get(self.at) {
            self.at += 1;
        }
        self.text.get(self.at).copied()
    }
    fn level(&mut self, n: usize) -> Result<Expr, Error> {
        const OPS: [&[u8]; 2] = [b"+-", b"*/%"];
        if n == OPS.len() {
            return self.atom();
        }
        let mut left = self.level(n + 1)?;
        while let Some(op) = self.peek().filter(|c| OPS[n].contains(c)) {
            self.at += 1;
            left = Expr::Binary { op: op as char, left: Box::new(left), right: Box::new(self.level(n + 1)?) };
        }
        Ok(left)
    }
    fn atom(&mut self) -> Result<Expr, Error> {
        match self.peek().ok_or(Error::End)? {
            b'-' => {
                self.at += 1;
                Ok(Expr::Negate(Box::new(self.atom()?)))
            }
            b'(' => {
                self.at += 1;
                let inner = self.level(0)?;
                match self.peek() {
                    Some(b')') => self.at += 1,
                    Some(c) => return Err(Error::Unexpected(c as char, self.at)),
                    None => return Err(Error::End),
                }
                Ok(inner)
            }
            c @ b'0'..=b'9' => {
                let start = self.at;
                let _ = c;
                while matches!(self.text.get(self.at), Some(b'0'..=b'9' | b'_')) {
                    self.at += 1;
                }
                let digits: String = self.text[start..self.at].iter().filter(|&&b| b != b'_').map(|&b| b as char).collect();
                Ok(Expr::Number(digits.parse()?))
            }
            c => Err(Error::Unexpected(c as char, self.at)),
        }
    }
}
impl FromStr for Expr {
    type Err = Error;
    fn from_str(s: &str) -> Result<Self, Error> {
        let mut p = Parser { text: s.as_bytes(), at: 0 };
        let e = p.level(0)?;
        match p.peek() {
            None => Ok(e),
            Some(c) => Err(Error::Unexpected(c as char, p.at)),
        }
    }
}
fn value(e: &Expr) -> Result<i64, Error> {
    Ok(match e {
        Expr::Number(n) => *n,
        Expr::Negate(inner) => -value(inner)?,
        Expr::Binary { op, left, right } => match (op, value(left)?, value(right)?) {
            ('+', a, b) => a.wrapping_add(b),
            ('-', a, b) => a.wrapping_sub(b),
            ('*', a, b) => a.wrapping_mul(b),
            (_, _, 0) => return Err(Error::DivisionByZero),
            ('/', a, b) => a / b,
            ('%', a, b) => a % b,
            _ => unreachable!(),
        },
    })
}
fn describe(s: &[i32]) -> String {
    match s {
        [] => "empty".to_string(),
        [x] if *x < 0 => "one, negative".to_string(),
        [first, .., last] if first == last => alloc::format!("from {first} to itself"),
        [a, b, rest @ ..] => alloc::format!("{a} {b} and {}", rest.len()),
        [x] => alloc::format!("one: {x}"),
    }
}
fn run(_: usize) -> i32 {
    for text in ["1 + 2 * 3", "-(4 - 10) * 1_000 / 7 % 100", "2 * (3", "8 / (4 - 2 * 2)", "7 & 1", "99999999999999999999", ""] {
        match text.parse::<Expr>().and_then(|e| value(&e)) {
            Ok(n) => { println!("{text} = {n}"); }
            Err(e) => { println!("{text}: {e}"); }
        }
    }
    println!("{:?}", "1-2".parse::<Expr>().unwrap());
    let all: Vec<String> = [&[][..], &[-1], &[5], &[1, 2, 1], &[1, 2, 3, 4]].iter().map(|s| describe(s)).collect();
    println!("{}", all.join("; "));
    0
}
