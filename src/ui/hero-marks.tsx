/** One arch of the bridge with the sun in it, for the chat box to stand under. */
export function HeroMarks() {
  return (
    <svg className="hero__marks" viewBox="-1 -1 482 561" aria-hidden="true">
      <path className="hero__mark-opening" d="M0 560V240a240 240 0 0 1 480 0v320z" />
      <circle className="hero__mark-sun" cx="240" cy="292" r="104" />
      <g className="hero__mark-lines">
        <path d="M28 560V240a212 212 0 0 1 424 0v320M56 560V240a184 184 0 0 1 368 0v320" />
        <path d="M0 560V240a240 240 0 0 1 480 0v320" />
      </g>
      <path className="hero__mark-keystone" d="M222 0h36l-5 56h-26z" />
    </svg>
  );
}
