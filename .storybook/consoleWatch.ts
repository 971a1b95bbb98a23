/** The errors that a story wrote to the console, and a function that restores the browser's own console. */
export type ConsoleWatch = { errors: readonly string[]; stop: () => void };

/** What the API client logs for a request that the mocked API refused, as it does in the product. */
const ofRefusedCall = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S* /;

/**
 * React's warning about a test that wraps an event without awaiting it. Storybook wraps the story's own events, and
 * when work of the previous story is still queued, React mistakes it for a component that suspends.
 */
const ofTheTestItself = /^A component suspended inside an `act` scope/;

/** Records every `console.error` but those about refused calls and the test's own, and still writes it. */
export function watchConsole(): ConsoleWatch {
  const errors: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => {
    const sentence = words.map(String).join(' ');
    if (!ofRefusedCall.test(sentence) && !ofTheTestItself.test(sentence)) errors.push(sentence);
    error.apply(console, words);
  };
  return {
    errors,
    stop: () => {
      console.error = error;
    },
  };
}
