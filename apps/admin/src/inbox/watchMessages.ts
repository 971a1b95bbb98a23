/** The pause before reconnecting: after a regular end, and after a failure. */
const soonMs = 1_000;
const laterMs = 60_000;

/** A connection that ended sooner was refused, or is blocked. */
const steadyMs = 10_000;

/** How often the state of the inbox is polled. */
const lookMs = 60_000;

type Watching = {
  /** Opens the stream of events. */
  open: (signal: AbortSignal) => Promise<Response>;
  /** Requests the state of the inbox, with the known ETag. */
  look: (known: string | null, signal: AbortSignal) => Promise<Response>;
  /** Called when the displayed data should be refreshed. */
  onChange: () => void;
};

/**
 * Listens for new messages while the window is visible: browsers allow few connections per host, so a hidden window
 * must not hold one. Each minute it polls for any other change, such as by a colleague, and for messages too if no
 * connection can be made: nothing is refreshed unless something has changed.
 */
export function watchMessages({ open, look, onChange }: Watching): () => void {
  const ended = new AbortController();
  void follow(ended.signal);
  void lookAround(ended.signal);
  return () => ended.abort();

  /** The first state counts as a change: whether anything changed since the screens loaded is unknown. */
  async function lookAround(signal: AbortSignal): Promise<void> {
    let known: string | null = null;
    for (;;) {
      await pause(lookMs, signal);
      await untilSeen(signal);
      if (signal.aborted) return;
      const answer: Response | undefined = await look(known, signal).catch(() => undefined);
      if (answer?.ok !== true) continue;
      known = answer.headers.get('etag');
      onChange();
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    for (let time = 0; !signal.aborted; time += 1) {
      await untilSeen(signal);
      if (signal.aborted) return;
      const began = performance.now();
      const hidden = whenHidden(signal);
      // Messages between two connections were not announced.
      await open(hidden.signal)
        .then((answer) => readEvents(answer, time > 0 ? 'first' : 'each'))
        .catch(() => undefined);
      hidden.forget();
      if (document.visibilityState === 'hidden') continue;
      await pause(performance.now() - began > steadyMs ? soonMs : laterMs, signal);
    }
  }

  async function readEvents({ ok, body }: Response, told: 'first' | 'each'): Promise<void> {
    if (!ok || body === null) return;
    if (told === 'first') onChange();
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      if (events.some((event) => event.startsWith('event: message'))) onChange();
    }
  }
}

/** Resolves once the window is visible. */
const untilSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'visible' || signal.aborted) return resolve();
    const done = () => {
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done, { once: true });
  });

/** Aborts when the window is hidden, or with another signal. */
function whenHidden(outer: AbortSignal): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController();
  const look = () => document.visibilityState === 'hidden' && controller.abort();
  document.addEventListener('visibilitychange', look);
  return {
    signal: AbortSignal.any([outer, controller.signal]),
    forget: () => document.removeEventListener('visibilitychange', look),
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', done);
  });
