/** The errors that a story wrote to the console, and a function that restores the browser's own console. */
export type ConsoleWatch = { errors: readonly string[]; stop: () => void };

/** What the client writes of a call that the mocked API refused, as it does in the product. */
const ofRefusedCall = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S* /;

/**
 * What React says to a test that wraps an event without waiting. The story's own events are wrapped by Storybook, and
 * where work of the story before is still queued, React takes it for a component that waits for data.
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
