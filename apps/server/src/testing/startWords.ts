import { readEnv } from '../starting/env.ts';
import { failureWords } from '../starting/failureWords.ts';
import { startServer } from '../main.ts';

/** What a start with these settings prints for its operator; undefined if it starts, after which it is stopped. */
export async function startWords(given: Readonly<Record<string, string>>): Promise<string | undefined> {
  let env: ReturnType<typeof readEnv> | undefined;
  try {
    env = readEnv({ PORT: '0', HOST: '127.0.0.1', DEMO: 'none', LOG_LEVEL: 'silent', ...given }, '/');
    const server = await startServer(env);
    await server.close();
    return undefined;
  } catch (error) {
    return failureWords(error, env);
  }
}
