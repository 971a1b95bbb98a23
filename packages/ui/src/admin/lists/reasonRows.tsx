import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { Reason } from '@vitrin/contract/kinds/reason';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { drawingOf } from '../../site/parts/ReasonPanes/drawingOf.ts';
import { adminText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import * as styles from './reasonRows.css.ts';
import { relativeTime } from '../parts/relativeTime.ts';

/** The list of reasons, each with the drawing that visitors see. */
export const reasonRows: ListKind<Reason> = {
  get text() {
    return adminText.reasons;
  },
  newHref: plainPaths('reasons').begin,
  get detailColumn() {
    return adminText.list.descriptionColumn;
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
  orderable: true,
  row: (item, now) => ({
    id: item.id,
    title: item.title,
    subtitle: '',
    detail: item.description,
    sign: (
      <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden>
        <path d={drawingOf(item.icon)} />
      </svg>
    ),
    active: item.active,
    updatedAt: item.updatedAt,
    updated: relativeTime(item.updatedAt, now),
    editHref: plainPaths('reasons').edit(item.id),
    siteHref: item.active ? sitePaths.about() : undefined,
  }),
};
