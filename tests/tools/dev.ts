import { spawn } from 'node:child_process';

/* `npm run dev` runs Vite and the API. If one of them stops, so does the other. */

const commands = ['vite', 'tsx watch src/server/main.ts'];
const children = commands.map((command) => {
  const [program = '', ...args] = command.split(' ');
  return spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
});
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode = code ?? 0;
    for (const other of children) other.kill();
  });
}
