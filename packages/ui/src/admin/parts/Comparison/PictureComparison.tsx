import type { VersionPicture } from '@vitrin/contract/history/history';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { ImageOff } from 'lucide-react';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { adminHistoryText } from '../../../text/panelText.ts';
import { type MarkedPicture, markedPictures, type PictureMark } from './markedPictures.ts';
import * as css from './PictureComparison.css.ts';
import { type SideNames, Sides } from './Sides.tsx';

export type PictureComparisonProps = {
  before: readonly VersionPicture[];
  after: readonly VersionPicture[];
  sides: SideNames;
};

/** The pictures of both sides in order, each with its differences. */
export function PictureComparison(props: PictureComparisonProps) {
  const { before, after } = markedPictures(props.before, props.after);
  const isAlone = before.length <= 1 && after.length <= 1;
  return (
    <Sides
      sides={props.sides}
      before={<Pictures pictures={before} alone={isAlone} />}
      after={<Pictures pictures={after} alone={isAlone} />}
    />
  );
}

function Pictures({ pictures, alone }: { pictures: readonly MarkedPicture[]; alone: boolean }) {
  const text = adminHistoryText.compare;
  if (pictures.length === 0) return <span className={css.nothing}>{text.noPictures}</span>;
  return (
    <ol className={css.pictures}>
      {pictures.map(({ picture, place, marks }) => (
        <li
          key={`${picture.field} ${picture.id}`}
          className={css.tile}
          data-marked={marks.length > 0 ? '' : undefined}
        >
          <span className={css.frame}>
            {picture.image === null ? (
              <span className={css.lost}>
                <ImageOff size={20} aria-hidden />
              </span>
            ) : (
              <Picture image={picture.image} sizes="160px" alt={altOf(picture) || text.picture(place)} fill />
            )}
          </span>
          {!alone && <span className={css.place}>{place}</span>}
          {altOf(picture) !== '' && marks.includes('retold') && (
            <span className={css.alt} lang={siteLanguage}>
              {altOf(picture)}
            </span>
          )}
          {picture.image === null && <span className={css.mark}>{text.lostPicture}</span>}
          {!alone &&
            marks.map((mark) => (
              <span key={mark} className={css.mark}>
                {markWord(mark)}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}

const altOf = ({ alt, image }: VersionPicture): string => alt ?? image?.alt ?? '';

function markWord(mark: PictureMark): string {
  const text = adminHistoryText.compare;
  const words = {
    alone: text.onlyHere,
    moved: text.otherPlace,
    retold: text.otherWords,
    switched: text.otherStatus,
  };
  return words[mark];
}
