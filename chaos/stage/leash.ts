// Loaded before a program of the run: ends it when whoever started it is gone, however that ended.
process.stdin.on('close', () => process.kill(process.pid, 'SIGKILL')).resume();
// Listening must not keep a program alive that is done.
(process.stdin as unknown as { unref?: () => void }).unref?.();
