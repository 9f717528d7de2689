interface PortraitProps {
  /** File in `public/portraits/`. */
  readonly image: string;
  readonly alt: string;
  /** Width and height. */
  readonly size: number;
}

export const Portrait = ({ image, alt, size }: PortraitProps) => (
  <img src={`/portraits/${image}`} alt={alt} width={size} height={size} loading="lazy" />
);
