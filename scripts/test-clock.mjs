// A clock for tests, put before a program with `node --import`: the test says how many milliseconds shall pass.
let passed = 0;
const now = Date.now;
Date.now = () => now() + passed;
process.on('message', (milliseconds) => (passed += Number(milliseconds)));
// Nobody waits for a message.
process.channel?.unref();
