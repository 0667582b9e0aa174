// `npm start`: serves the game to browsers and programs, on this machine and in its network. Further arguments are passed on.
process.argv.splice(2, 0, 'serve');
await import('./starlanes.mjs');
