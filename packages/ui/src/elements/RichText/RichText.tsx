import { prose } from './RichText.css.ts';
import { shownHtml } from './shownHtml.ts';

export type RichTextProps = {
  /** HTML that the server has sanitised. */
  html: string;
  /** What a table is called, read out where it can be scrolled sideways. */
  tableName: string;
};

/** Formatted text as an editor wrote it, in the typography of the page around it. */
export function RichText({ html, tableName }: RichTextProps) {
  return <div className={prose} dangerouslySetInnerHTML={{ __html: shownHtml(html, tableName) }} />;
}
