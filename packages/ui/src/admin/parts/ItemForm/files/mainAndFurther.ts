import type { Keep, MainAndFurther, PictureChoice, PictureListChange } from '../saving.ts';

const keep: Keep = { kind: 'keep' };

/** The change of the main picture within a choice about both. */
export const mainIn = (choice: Keep | MainAndFurther): PictureChoice =>
  choice.kind === 'keep' ? choice : choice.main;

/** The change of the further pictures. */
export const furtherIn = (choice: Keep | MainAndFurther): Keep | PictureListChange =>
  choice.kind === 'keep' ? choice : choice.further;

/** Combines two choices into one. */
export const bothChoices = (main: PictureChoice, further: Keep | PictureListChange): Keep | MainAndFurther =>
  main.kind === 'keep' && further.kind === 'keep' ? keep : { kind: 'mainAndFurther', main, further };

type BothState = {
  picture: Keep | MainAndFurther;
  choosePicture: (choice: Keep | MainAndFurther) => void;
  pictureWaits: boolean;
  uploaded: number | undefined;
};

/** A form's state reduced to the main picture, for its field. */
export function mainState<State extends BothState>(state: State) {
  const [main, further] = [mainIn(state.picture), furtherIn(state.picture)];
  return {
    ...state,
    picture: main,
    choosePicture: (choice: PictureChoice) => state.choosePicture(bothChoices(choice, further)),
    pictureWaits: state.pictureWaits && main.kind !== 'keep',
    uploaded: main.kind === 'replace' ? state.uploaded : undefined,
  };
}

/** A form's state reduced to the further pictures, for their field. */
export function furtherState<State extends BothState>(state: State) {
  const [main, further] = [mainIn(state.picture), furtherIn(state.picture)];
  const uploads = further.kind === 'list' && further.pictures.some(({ kind }) => kind === 'new');
  return {
    ...state,
    picture: further,
    choosePicture: (choice: Keep | PictureListChange) => state.choosePicture(bothChoices(main, choice)),
    pictureWaits: state.pictureWaits && further.kind !== 'keep',
    // A missing picture is always the main one.
    pictureError: undefined,
    uploaded: uploads ? state.uploaded : undefined,
  };
}
