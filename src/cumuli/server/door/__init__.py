"""The door for programs: whoever brings a seat's token plays there over plain HTTP, and learns what that seat may."""
