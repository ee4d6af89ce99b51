/* dir: yes */
// fstream and filesystem.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>
namespace fs = std::filesystem;

int main()
{
    {
        std::ofstream out("a.txt");
        for (int k = 0; k < 2000; k++) out << "line " << k << '\n';
        std::cout << out.good() << ' ' << out.tellp() << '\n';
    }
    std::ifstream in("a.txt");
    std::string line, last;
    int n = 0;
    while (std::getline(in, line)) { last = line; n++; }
    std::cout << n << ' ' << last << '\n';
    in.clear();
    in.seekg(5);
    in >> n;
    std::cout << n << ' ' << in.tellg() << '\n';
    std::fstream both("b.bin", std::ios::in | std::ios::out | std::ios::trunc | std::ios::binary);
    std::vector<int> data(100);
    for (int k = 0; k < 100; k++) data[k] = k * k;
    both.write(reinterpret_cast<const char *>(data.data()), 400);
    both.seekg(4 * 50);
    both.read(reinterpret_cast<char *>(&n), 4);
    std::cout << n << '\n';
    std::ifstream missing("none");
    std::cout << missing.is_open() << '\n';
    fs::create_directories("d/e");
    fs::copy_file("a.txt", "d/e/c.txt");
    fs::rename("b.bin", "d/b.bin");
    std::cout << fs::file_size("d/e/c.txt") << ' ' << fs::exists("b.bin") << fs::is_directory("d") << '\n';
    int count = 0;
    for (auto &e : fs::recursive_directory_iterator("d")) count += e.path().filename().string().size();
    std::cout << count << ' ' << fs::path("x/y/../z.tar.gz").lexically_normal().string() << ' ' << fs::path("q/f.txt").stem().string() << '\n';
    try { fs::file_size("nowhere"); } catch (const fs::filesystem_error &e) { std::cout << e.path1().string() << '\n'; }
    std::error_code error;
    fs::remove("nowhere/x", error);
    std::cout << fs::remove_all("d") << ' ' << fs::exists("d") << '\n';
}
