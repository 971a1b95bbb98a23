import { ArrowDown, ArrowDownUp, ArrowUp, Ellipsis, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../../../elements/Menu/Menu.tsx';
import { adminText } from '../../../text/panelText.ts';
import type { TableItem } from './ItemTable.tsx';

export type RowMenuProps = {
  item: TableItem;
  /** Set if rows are in the website's order, and can be moved. */
  orderable: boolean;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  /** Opens the dialog that asks for the position. */
  onMoveTo: () => void;
  /** Absent if it cannot be deleted. */
  onDelete?: (() => void) | undefined;
};

const icon = { size: 16, 'aria-hidden': true };

/** The menu with the actions on one item, at the end of its row. */
export function RowMenu(props: RowMenuProps) {
  const text = adminText.list;
  const { item } = props;
  const open: MenuEntry[] = [
    { kind: 'link', label: text.edit, href: item.editHref, icon: <Pencil {...icon} /> },
    ...(item.siteHref === undefined
      ? []
      : [
          {
            kind: 'link',
            label: text.viewOnSite,
            href: item.siteHref,
            newTab: true,
            icon: <ExternalLink {...icon} />,
          } as const,
        ]),
  ];
  const order: MenuEntry[] = [
    {
      kind: 'action',
      label: text.moveUp,
      icon: <ArrowUp {...icon} />,
      disabled: props.first,
      onChoose: () => props.onMove(-1),
    },
    {
      kind: 'action',
      label: text.moveDown,
      icon: <ArrowDown {...icon} />,
      disabled: props.last,
      onChoose: () => props.onMove(1),
    },
    {
      kind: 'action',
      label: text.moveTo,
      icon: <ArrowDownUp {...icon} />,
      disabled: props.first && props.last,
      onChoose: props.onMoveTo,
    },
  ];
  return (
    <Menu
      trigger={<IconButton label={text.actionsFor(item.title)} icon={<Ellipsis size={16} aria-hidden />} />}
      groups={[
        { entries: open },
        ...(props.orderable ? [{ entries: order }] : []),
        ...(props.onDelete === undefined
          ? []
          : [
              {
                entries: [
                  {
                    kind: 'action' as const,
                    label: text.delete,
                    tone: 'danger' as const,
                    icon: <Trash2 {...icon} />,
                    onChoose: props.onDelete,
                  },
                ],
              },
            ]),
      ]}
    />
  );
}
