def placeholder():
    pass
