import { spawn } from 'node:child_process';

export type CommandOutcome = { code: number; output: string };

type Options = {
  /** `show`: the output is printed as it comes. `keep`: it is only collected. Both collect it. */
  output: 'show' | 'keep';
  /** Variables beside those of `environment`. */
  env?: Record<string, string>;
  /** The environment; by default this process's own. */
  environment?: NodeJS.ProcessEnv;
  /** The folder to run in; by default this process's own. */
  cwd?: string;
  signal?: AbortSignal;
};

/**
 * Runs a program without a shell and without standard input. Returns its exit code with everything it printed: code 127
 * if it could not be started, 1 if a signal ended it.
 */
export function runCommand(program: string, args: string[], options: Options): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...(options.environment ?? process.env), ...options.env },
      ...(options.cwd ? { cwd: options.cwd } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        chunks.push(chunk);
        if (options.output === 'show') shown.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}
