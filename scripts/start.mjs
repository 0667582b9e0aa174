// `npm start`: plays the game of 1977 in this terminal. Further arguments are passed on.
process.argv.splice(2, 0, 'teletype', 'star-lanes');
await import('./starlanes.mjs');
