import { prose } from './RichText.css.ts';

export type RichTextProps = {
  /** HTML that the server has sanitised. */
  html: string;
};

/** Formatted text as an editor wrote it, in the typography of the page around it. */
export function RichText(props: RichTextProps) {
  return <div className={prose} dangerouslySetInnerHTML={{ __html: props.html }} />;
}
