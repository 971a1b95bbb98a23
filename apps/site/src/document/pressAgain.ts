/** Once the page answers: does what was asked of its buttons before, which `startScript` has marked. */
export function pressAgain(page: Document): void {
  window.dispatchEvent(new Event('hydrated'));
  for (const button of page.querySelectorAll<HTMLElement>('button[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
}
