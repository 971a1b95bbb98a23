import { useState } from 'react';

/** Which tasks are running, each under its own name, so that the end of one does not end the others. */
export type Running = {
  has: (task: string) => boolean;
  /** Names a task until it ends. */
  during: <T>(task: string, run: () => Promise<T>) => Promise<T>;
};

/** Keeps track of a component's running tasks. */
export function useRunning(): Running {
  const [tasks, setTasks] = useState<ReadonlySet<string>>(new Set());

  async function during<T>(task: string, run: () => Promise<T>): Promise<T> {
    setTasks((before) => new Set([...before, task]));
    try {
      return await run();
    } finally {
      setTasks((before) => new Set([...before].filter((other) => other !== task)));
    }
  }

  return { has: (task) => tasks.has(task), during };
}
