/**
 * The page zooms with width/1920 through the root font size (see the base styles). A route that must not (specification §9:
 * CommitteeBookDetail) fixes it to 1; so does the desk, whose type is smaller.
 */
export function setZoom(mode: 'scaled' | 'fixed' | 'dense'): void {
  if (mode === 'scaled') delete document.documentElement.dataset.zoom
  else document.documentElement.dataset.zoom = mode
}
