import './status-illustration.css';

/** The illustrations in `public/pictures/states/`: a bridge and a letter crossing it. */
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
  /** For use next to a few lines of text, instead of above the text of a page. */
  readonly small?: boolean;
}

/** Illustrates a state that the text next to it describes. */
export function StatusIllustration({ name, small = false }: StatePictureProps) {
  return (
    <img
      // Remount for each image, so that an image that failed to load doesn't hide the next one.
      key={name}
      className={small ? 'status-illustration status-illustration--small' : 'status-illustration'}
      src={`/pictures/states/${name}.svg`}
      alt=""
      width="160"
      height="100"
      // Offline, an image that is not cached yet can be missing: the text is enough.
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
