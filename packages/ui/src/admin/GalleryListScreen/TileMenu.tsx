import {
  ArrowDownUp,
  ArrowLeft,
  ArrowRight,
  Ellipsis,
  History,
  Maximize2,
  Pencil,
  Trash2,
} from 'lucide-react';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { Menu, type MenuEntry, type MenuGroup } from '../../elements/Menu/Menu.tsx';
import { adminGalleryText as text, adminText } from '../../text/panelText.ts';

export type TileMenuProps = {
  item: { title: string; url: string };
  /** Set if tiles are in the website's order, and can be moved. */
  orderable: boolean;
  first: boolean;
  last: boolean;
  /** Absent if its texts cannot be changed. */
  onEdit: (() => void) | undefined;
  /** The address of its version history; absent if it has none. */
  historyHref: string | undefined;
  onMove: (by: -1 | 1) => void;
  /** Opens the dialog that asks for the position. */
  onMoveTo: () => void;
  onDelete: () => void;
};

const icon = { size: 16, 'aria-hidden': true };

const editEntry = (onChoose: () => void): MenuEntry => ({
  kind: 'action',
  label: text.edit,
  icon: <Pencil {...icon} />,
  onChoose,
});

const historyEntry = (href: string): MenuEntry => ({
  kind: 'link',
  label: adminText.frame.history,
  href,
  icon: <History {...icon} />,
});

/** The actions on one picture. */
export function TileMenu(props: TileMenuProps) {
  const { item, onMove } = props;
  const order: MenuGroup = {
    entries: [
      {
        kind: 'action',
        label: text.earlier,
        icon: <ArrowLeft {...icon} />,
        disabled: props.first,
        onChoose: () => onMove(-1),
      },
      {
        kind: 'action',
        label: text.later,
        icon: <ArrowRight {...icon} />,
        disabled: props.last,
        onChoose: () => onMove(1),
      },
      {
        kind: 'action',
        label: adminText.list.moveTo,
        icon: <ArrowDownUp {...icon} />,
        disabled: props.first && props.last,
        onChoose: props.onMoveTo,
      },
    ],
  };
  return (
    <Menu
      trigger={
        <IconButton label={adminText.list.actionsFor(item.title)} icon={<Ellipsis size={16} aria-hidden />} />
      }
      groups={[
        {
          entries: [
            ...(props.onEdit ? [editEntry(props.onEdit)] : []),
            {
              kind: 'link',
              label: text.viewLarge,
              href: item.url,
              newTab: true,
              icon: <Maximize2 {...icon} />,
            },
            ...(props.historyHref === undefined ? [] : [historyEntry(props.historyHref)]),
          ],
        },
        ...(props.orderable ? [order] : []),
        {
          entries: [
            {
              kind: 'action',
              label: adminText.list.delete,
              tone: 'danger',
              icon: <Trash2 {...icon} />,
              onChoose: props.onDelete,
            },
          ],
        },
      ]}
    />
  );
}
