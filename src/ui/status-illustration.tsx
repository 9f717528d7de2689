import './status-illustration.css';

/** Names of the illustrations in `public/pictures/states/`. */
export type StatusIllustrationName =
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

interface StatusIllustrationProps {
  readonly name: StatusIllustrationName;
  /** True for an illustration next to a few lines of text, instead of above a page's text. */
  readonly small?: boolean;
}

/** Illustrates a state. The text next to the image must describe the state. */
export function StatusIllustration({ name, small = false }: StatusIllustrationProps) {
  return (
    <img
      // Remount for each image, because an image that failed to load stays hidden.
      key={name}
      className={`status-illustration screen-only${small ? ' status-illustration--small' : ''}`}
      src={`/pictures/states/${name}.svg`}
      alt=""
      width="160"
      height="100"
      // An uncached image can't be loaded offline. The text is enough on its own.
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
