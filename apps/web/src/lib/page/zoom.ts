/**
 * The page zooms with width/1920 through the root font size (see the base styles). A route that must not (specification §9:
 * CommitteeBookDetail) fixes it to 1.
 */
export function setZoom(mode: 'scaled' | 'fixed'): void {
  if (mode === 'fixed') document.documentElement.dataset.zoom = 'fixed'
  else delete document.documentElement.dataset.zoom
}
