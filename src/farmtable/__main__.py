"""`python -m farmtable`"""

from farmtable.cli import main

if __name__ == "__main__":
    main()
