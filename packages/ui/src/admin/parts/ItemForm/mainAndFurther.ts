import type { Keep, MainAndFurther, PictureChoice, PictureListChange } from './saving.ts';

const keep: Keep = { kind: 'keep' };

/** What becomes of the main picture, of a choice about it and further ones. */
export const mainIn = (choice: Keep | MainAndFurther): PictureChoice =>
  choice.kind === 'keep' ? choice : choice.main;

/** What becomes of the further pictures. */
export const furtherIn = (choice: Keep | MainAndFurther): Keep | PictureListChange =>
  choice.kind === 'keep' ? choice : choice.further;

/** One choice of two. */
const bothChoices = (main: PictureChoice, further: Keep | PictureListChange): Keep | MainAndFurther =>
  main.kind === 'keep' && further.kind === 'keep' ? keep : { kind: 'mainAndFurther', main, further };

type BothState = {
  picture: Keep | MainAndFurther;
  choosePicture: (choice: Keep | MainAndFurther) => void;
  pictureWaits: boolean;
  uploaded: number | undefined;
};

/** The state of a form about the main picture alone, for its field. */
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

/** The state of a form about the further pictures alone, for their field. */
export function furtherState<State extends BothState>(state: State) {
  const [main, further] = [mainIn(state.picture), furtherIn(state.picture)];
  const uploads = further.kind === 'list' && further.pictures.some(({ kind }) => kind === 'new');
  return {
    ...state,
    picture: further,
    choosePicture: (choice: Keep | PictureListChange) => state.choosePicture(bothChoices(main, choice)),
    pictureWaits: state.pictureWaits && further.kind !== 'keep',
    // What is missing is missed of the main picture.
    pictureError: undefined,
    uploaded: uploads ? state.uploaded : undefined,
  };
}
