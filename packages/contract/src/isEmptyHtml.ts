/** True for HTML that shows nothing: no text and no picture, such as an editor's `<p></p>`. */
export function isEmptyHtml(html: string): boolean {
  if (/<(?:img|iframe|video|hr|table)\b/i.test(html)) return false;
  return html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '') === '';
}
