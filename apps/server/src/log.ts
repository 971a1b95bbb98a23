import type { Env } from './starting/env.ts';
import { type Logger, pino } from 'pino';

/** Opens the log: readable lines in a terminal, JSON elsewhere. */
export async function openLog(level: Env['LOG_LEVEL'], terminal: boolean): Promise<Logger> {
  if (!terminal || level === 'silent') return pino({ level });
  const { prettyFactory } = await import('pino-pretty');
  const pretty = prettyFactory({
    colorize: true,
    ignore: 'pid,hostname,reqId,method,path,status,ms',
    translateTime: 'SYS:HH:MM:ss',
  });
  return pino({ level }, { write: (line: string) => void process.stdout.write(pretty(line)) });
}
