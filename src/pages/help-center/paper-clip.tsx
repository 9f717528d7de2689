/** A paper-clip on the upper edge of what it stands in, for the eye only. */
export function PaperClip() {
  return (
    <svg
      className="paper-clip"
      viewBox="0 0 28 56"
      width="28"
      height="56"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {/* The rest of the wire is behind the sheet, whose edge is at 20. */}
      <path d="M10 28v19a6 6 0 0 0 12 0V12a9.5 9.5 0 0 0-19 0v7" />
    </svg>
  );
}
