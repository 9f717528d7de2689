/** How far the echoes of an arch stand from its middle: ever wider and fainter, as rings in water. */
const radii = [284, 342, 414, 500, 600];

/** The arch of the picture before it, said again in lines around it, which fade towards the words. */
export function HeroMarks() {
  return (
    <svg
      className="hero__marks"
      viewBox="0 0 480 600"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <linearGradient id="hero-marks-ink" gradientUnits="userSpaceOnUse" x1="-20" x2="240">
        <stop className="hero__marks-end" stopOpacity="0" />
        <stop className="hero__marks-end" offset="1" />
      </linearGradient>
      {radii.map((radius, index) => (
        <path
          key={radius}
          opacity={1 - 0.17 * index}
          vectorEffect="non-scaling-stroke"
          d={`M${240 - radius} 640V240a${radius} ${radius} 0 0 1 ${2 * radius} 0V640`}
        />
      ))}
    </svg>
  );
}
