/**
 * Remembers the field that has the focus, for a form that is about to be drawn anew at another address.
 *
 * @returns goes back to the field of that name, or of that id where it has no name; does nothing where there is none
 */
export function rememberField(): () => void {
  const { id = '', name = '' } = (document.activeElement ?? {}) as Partial<HTMLInputElement>
  const find = () => (name ? document.getElementsByName(name)[0] : document.getElementById(id))
  // What replaces the form takes the focus first.
  return () => requestAnimationFrame(() => find()?.focus({ preventScroll: true }))
}
