import { limits } from '@vitrin/contract/limits';
import type { Service } from '@vitrin/contract/service';
import type { RefObject } from 'react';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { adminText } from '../../text/admin.en.ts';
import { Thumbnail } from '../parts/Thumbnail/Thumbnail.tsx';
import * as styles from './ServicesScreen.css.ts';

export type DeleteServicesProps = {
  /** What is about to be deleted; the dialog is shut while there is none. */
  services: readonly Service[];
  focusAfter: RefObject<HTMLElement | null>;
  onDelete: () => void;
  onClose: () => void;
};

const text = adminText.services;
const seconds = limits.undoMs / 1_000;

/** Asks before services are deleted, and shows which. */
export function DeleteServices(props: DeleteServicesProps) {
  const { services } = props;
  const many = services.length > 1;
  return (
    <ConfirmDialog
      open={services.length > 0}
      question={many ? text.deleteManyQuestion(services.length) : text.deleteQuestion}
      detail={many ? text.deleteManyDetail(seconds) : text.deleteDetail(seconds)}
      confirmLabel={many ? text.deleteMany(services.length) : text.deleteOne}
      cancelLabel={adminText.cancel}
      focusAfter={props.focusAfter}
      onConfirm={props.onDelete}
      onClose={props.onClose}
    >
      <ul className={styles.doomed}>
        {services.map((service) => (
          <li key={service.id} className={styles.doomedItem}>
            <Thumbnail image={service.image} />
            <span className={styles.doomedWords}>
              <b className={styles.doomedTitle} lang="tr">
                {service.title}
              </b>
              <span className={styles.doomedPath}>{service.path}</span>
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
