import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminText } from '../../../text/panelText.ts';

export type MoveItemProps = {
  /** The item to move, and its current position, counted from 1; the dialog is closed if undefined. */
  item: { title: string; place: number } | undefined;
  /** The number of positions. */
  total: number;
  onMove: (place: number) => void;
  onClose: () => void;
};

/** Asks for an item's new position; unlike dragging, this can move it to another page. */
export function MoveItem(props: MoveItemProps) {
  const text = adminText.list;
  const { item, total } = props;
  const form = useId();
  const [wrong, setWrong] = useState(false);

  function close() {
    setWrong(false);
    props.onClose();
  }

  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const place = Number(new FormData(event.currentTarget).get('place'));
    if (!Number.isInteger(place) || place < 1 || place > total) {
      setWrong(true);
      return;
    }
    if (place !== item?.place) props.onMove(place);
    close();
  }

  return (
    <Dialog
      open={item !== undefined}
      title={text.moveTitle}
      detail={text.moveDetail(item?.title ?? '', item?.place ?? 1, total)}
      onClose={close}
      foot={
        <>
          <Button tone="quiet" onClick={close}>
            {adminText.cancel}
          </Button>
          <Button type="submit" form={form}>
            {text.moveThere}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={move}>
        <TextField
          label={text.position}
          name="place"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={total}
          defaultValue={item?.place}
          {...(wrong && { error: text.positionWrong(total) })}
        />
      </form>
    </Dialog>
  );
}
