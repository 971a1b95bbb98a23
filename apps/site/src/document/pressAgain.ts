/** Once the page is interactive: repeats earlier presses of its buttons, which `startScript` has marked. */
export function pressAgain(page: Document): void {
  window.dispatchEvent(new Event('hydrated'));
  for (const button of page.querySelectorAll<HTMLElement>('button[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
}
