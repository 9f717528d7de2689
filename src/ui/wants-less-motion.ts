/** Whether the visitor's device asks for less motion. For handlers and effects, not for rendering. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
