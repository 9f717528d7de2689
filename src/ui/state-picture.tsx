import './state-picture.css';

/** The pictures in `public/pictures/states/`: one bridge, and how it goes with a letter on it. */
export type StatePictureName =
  | 'empty'
  | 'enrolled'
  | 'missing'
  | 'no-script'
  | 'offline'
  | 'ready'
  | 'refused'
  | 'sending'
  | 'sent'
  | 'waiting';

interface StatePictureProps {
  readonly name: StatePictureName;
  /** Beside a few lines of text, instead of above a whole state's. */
  readonly small?: boolean;
}

/** Shows a state that the words beside it tell. */
export function StatePicture({ name, small = false }: StatePictureProps) {
  return (
    <img
      // One that could not be fetched says nothing of the next.
      key={name}
      className={small ? 'state-picture state-picture--small' : 'state-picture'}
      src={`/pictures/states/${name}.svg`}
      alt=""
      width="160"
      height="100"
      // Without a network, and not yet kept for that: the words are enough.
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
