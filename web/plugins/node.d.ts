// The few modules of Node that building the page needs; nothing of Node runs in it.
declare module 'node:crypto';
declare module 'node:fs';
declare module 'node:zlib';
