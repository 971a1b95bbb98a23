import type { FoundEntry } from '@vitrin/contract/search/found';
import { type PictureFrame, pictureFrames } from '@vitrin/contract/files/framing';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import { ready } from '@vitrin/contract/load';
import type { Palette } from '@vitrin/contract/settings/palette';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { type ReactElement, useDeferredValue, useMemo } from 'react';
import { PreviewFrame } from '../../elements/PreviewFrame/PreviewFrame.tsx';
import type { ProjectCardProps } from '../../site/parts/ProjectCard/ProjectCard.tsx';
import { SearchScreen } from '../../site/SearchScreen/SearchScreen.tsx';
import { SiteFrame } from '../../site/SiteFrame/SiteFrame.tsx';
import { adminLibraryText as text } from '../../text/panelText.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { PublicPage, type SiteContent } from '../parts/PublicPage/PublicPage.tsx';
import { libraryName } from '../parts/LibraryTiles/LibraryTiles.tsx';
import * as css from './SlotPreviews.css.ts';

export type SlotPreviewsProps = {
  /** The picture with the chosen focal points, stored or not. */
  picture: LibraryPicture;
  content: SiteContent;
  palette: Palette;
};

type Shown = {
  /** The width of the viewport, in CSS pixels. */
  width: number;
  /** The part of the page to scroll to, if not its top. */
  part?: string;
  page: (picture: LibraryPicture, content: SiteContent) => ReactElement;
};

const home: Shown['page'] = (image, content) => {
  const images = [{ ...image, active: true, displayOrder: 1 }];
  return <PublicPage page="home" content={{ ...content, home: { ...content.home, images } }} />;
};

const wall: Shown['page'] = (image, content) => (
  <PublicPage page="projects" content={{ ...content, projects: [projectWith(image, content)] }} />
);

const search: Shown['page'] = (image, content) => {
  const { id, title, shortDescription } = projectWith(image, content);
  const address = sitePaths.projects();
  const item: FoundEntry = { kind: 'project', id, address, title, text: shortDescription, image };
  const groups = [{ kind: item.kind, total: 1, items: [item] }];
  return (
    <SiteFrame
      siteInfo={content.siteInfo}
      services={content.services}
      currentPath={sitePaths.search()}
      year={content.year}
      overPicture={false}
      preloader="done"
    >
      <SearchScreen q={title} found={ready({ groups })} services={content.services} />
    </SiteFrame>
  );
};

/** Where the site crops pictures: each frame on a page that has it. */
const slots: Readonly<Record<PictureFrame, Shown>> = {
  wide: { width: 1280, page: home },
  tall: { width: 390, page: home },
  card: { width: 390, part: 'main li', page: wall },
  square: { width: 390, part: 'main li', page: search },
};

/** The project that uses the picture, or else another one with the picture set. */
function projectWith(image: LibraryPicture, { projects }: SiteContent): ProjectCardProps['project'] {
  const [first] = projects;
  const own = projects.find((project) => project.image?.id === image.id) ?? first;
  return own === undefined ? { ...nameless, title: libraryName(image), image } : { ...own, image };
}

const nameless = {
  id: 'ornek',
  path: 'ornek',
  category: '',
  shortDescription: '',
  additionalInfo: null,
  additionalInfoPairs: [],
};

/** The picture in the frames that crop it, each on a real page of the site in its colours. */
export function SlotPreviews({ picture, content, palette }: SlotPreviewsProps) {
  // While a point is dragged, the previews follow as fast as they can render.
  const image = useDeferredValue(picture);
  return (
    <ul className={css.slots} aria-label={text.focus.previews}>
      {pictureFrames.map((frame) => (
        <li key={frame} className={css.slot[frame]}>
          <Slot frame={frame} picture={image} content={content} palette={palette} />
          <span className={css.name}>{text.focus.frames[frame]}</span>
        </li>
      ))}
    </ul>
  );
}

function Slot({ frame, picture, content, palette }: SlotPreviewsProps & { frame: PictureFrame }) {
  const { width, part, page } = slots[frame];
  // The files for tall frames were cropped around the stored focal point; a new one has to be previewed on the full
  // picture.
  const shown = useMemo(() => page({ ...picture, tall: undefined }, content), [page, picture, content]);
  return (
    <div className={css.window[frame]}>
      <PreviewFrame
        title={`${text.focus.previews}: ${text.focus.frames[frame]}`}
        lang={siteLanguage}
        width={width}
        part={part}
      >
        <ThemeScope palette={palette}>{shown}</ThemeScope>
      </PreviewFrame>
    </div>
  );
}
