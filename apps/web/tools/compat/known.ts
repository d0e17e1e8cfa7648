/** Something that not all supported browsers have, and that the page is whole without. */
interface Known {
  /** As the check names it. */
  name: string
  /** A part of the module's path, where only that one may use it. */
  where?: string
  /** What those browsers do instead. */
  why: string
}

const known: Known[] = [
  // Scripts: asked for before it is used, or only read.
  { name: 'AbortSignal.any', where: '/ky/', why: 'asked for first; a request then ends by its own signal' },
  { name: '.startViewTransition', where: '/@tanstack/router-core/', why: 'asked for first' },
  { name: 'Document.startViewTransition', where: '/@tanstack/router-core/', why: 'asked for first' },
  { name: 'Error.captureStackTrace', where: 'create-context.js', why: 'asked for first' },
  { name: 'Error.captureStackTrace', where: '/fflate/', why: 'asked for first' },
  { name: '.scrollMargin', where: '/@tanstack/', why: 'an option of the list, no style' },
  { name: 'Error.captureStackTrace', where: 'table.worker', why: 'asked for first, by fflate' },
  { name: 'setImmediate', where: 'table.worker', why: 'asked for first' },
  { name: 'Intl.Segmenter', where: '/recharts/', why: 'asked for first' },
  { name: '.letterSpacing', where: '/recharts/', why: 'a style that is read, to measure texts' },
  { name: 'Navigator.userAgentData', where: '/@zag-js/', why: 'asked for first' },
  { name: 'Navigator.connection', where: '/react-dom/', why: 'asked for first' },
  { name: 'trustedTypes', where: '/dompurify/', why: 'asked for first' },
  { name: 'trustedTypes', where: '/src/lib/browser/trusted.ts', why: 'asked for first' },
  { name: 'trustedTypes', where: '/unit-payment/import/read-file.ts', why: 'asked for first' },
  { name: '.fetchPriority', where: '/react-dom/', why: 'a hint' },
  { name: '.imageSizes', where: '/react-dom/', why: 'a hint' },
  { name: '.movementX', where: '/react-dom/', why: 'handed on' },
  { name: '.movementY', where: '/react-dom/', why: 'handed on' },
  {
    name: '.displayName',
    where: '/node_modules/',
    why: 'a name that the libraries give their own components',
  },
  { name: '.parseHTML', where: '/@tiptap/', why: 'a rule of the editor’s nodes' },
  { name: '.addElement', where: '/prosemirror-model/', why: 'a method of the parser’s own' },
  ...['.caretPositionFromPoint', '.caretRangeFromPoint', '.getComposedRanges', 'trustedTypes'].map(
    (name) => ({
      name,
      where: '/prosemirror-view/',
      why: 'asked for first',
    }),
  ),
  { name: 'requestIdleCallback', where: '/lib/browser/idle.ts', why: 'asked for first' },
  { name: 'cancelIdleCallback', where: '/lib/browser/idle.ts', why: 'asked for first' },
  { name: 'setImmediate', where: '/scheduler/', why: 'asked for first' },
  { name: '.isError', where: '/@tanstack/', why: 'a field of a result' },
  { name: '.toArray', where: '/node_modules/', why: 'Children.toArray of React' },
  { name: '.lastModifiedDate', where: '/src/', why: 'a field of the contract' },
  {
    name: 'color-mix()',
    where: '/@chakra-ui/',
    why: 'for the shades of tokens, which nothing here asks for',
  },
  {
    name: 'color-mix()',
    where: '/chakra/actions/link.tsx',
    why: 'the line below a link has the colour of its words',
  },
  { name: 'color-mix()', where: '/chakra/shared-styles.ts', why: 'behind @supports' },
  ...[
    'Document.pictureInPictureElement',
    'Document.pictureInPictureEnabled',
    'Document.exitPictureInPicture',
    '.requestPictureInPicture',
  ].map((name) => ({ name, where: '/playback/picture-in-picture.ts', why: 'asked for first' })),
  // Markup.
  { name: '<details name>', where: 'drawer-entries.tsx', why: 'one entry stays open beside another' },
  { name: '<input type_datetime-local>', why: 'the time is typed, the picker has the day alone' },
  { name: '<input type_month>', where: 'fee-fields.tsx', why: 'a text there, which shows how it is written' },
  { name: '<video playsinline>', why: 'a browser that does not know it plays in the page' },
  // Styles in objects.
  { name: 'user-select', where: '/chakra/', why: 'Emotion writes the prefix' },
  ...['mask-image', 'mask-position', 'mask-size'].map((name) => ({
    name,
    where: '/theme/keyframes.ts',
    why: 'the animation is asked for behind @supports',
  })),
  { name: 'border-top-radius', where: '/chakra/', why: 'Chakra’s name for the radii of two corners' },
  { name: 'max-size', where: '/chakra/forms/image-cropper.tsx', why: 'an option of the cropper' },
  { name: 'print-color-adjust', where: '/qr/', why: 'a drawing is printed in its colours' },
  // Styles: left out, they change an adornment.
  { name: ':has', why: 'what must be seen, a choice or the focus, does not hang on it' },
  {
    name: ':has for display',
    where: 'thumb-search',
    why: 'makes room for the keyboard of a phone, which no Firefox of the supported ones has',
  },
  // Styles are known by the chunk that they lie in: this one is what the shells with tabs at the bottom share.
  { name: ':has for display', where: 'use-member', why: 'the same for the tabs at the bottom' },
  { name: '::selection', why: 'the browser’s own colours' },
  { name: '::details-content', why: 'it opens at once' },
  { name: '::-moz-range-thumb', why: 'one browser’s part; the others’ stand beside it' },
  { name: '::-webkit-slider-thumb', why: 'one browser’s part; the others’ stand beside it' },
  { name: 'accent-color', why: 'the browser’s own colours' },
  { name: '::-moz-progress-bar', why: 'one browser’s part; the others’ stand beside it' },
  { name: '::-webkit-progress-bar', why: 'one browser’s part; the others’ stand beside it' },
  { name: '::-webkit-progress-value', why: 'one browser’s part; the others’ stand beside it' },
  { name: '::-webkit-meter-bar', why: 'one browser’s part; the others’ stand beside it' },
  { name: '::-webkit-meter-optimum-value', why: 'one browser’s part; the others’ stand beside it' },
  { name: 'break-after: avoid', why: 'a page of paper may end elsewhere' },
  { name: 'content-visibility', why: 'all is drawn at once' },
  { name: 'cursor: default', why: 'a finger has no pointer' },
  { name: 'cursor: grab', why: 'a finger has no pointer' },
  { name: 'cursor: grabbing', why: 'a finger has no pointer' },
  { name: 'cursor: not-allowed', why: 'a finger has no pointer' },
  { name: 'cursor: pointer', why: 'a finger has no pointer' },
  { name: 'cursor: progress', why: 'a finger has no pointer' },
  { name: 'cursor: zoom-in', why: 'a finger has no pointer' },
  { name: 'field-sizing', why: 'a select has the width of its longest option' },
  { name: 'lh', why: 'room that is kept for what still loads' },
  { name: 'overscroll-behavior', why: 'the page scrolls on' },
  { name: 'overscroll-behavior-inline', why: 'the page scrolls on' },
  { name: 'overscroll-behavior-x', why: 'the page scrolls on' },
  { name: 'paint-order', why: 'an outline lies over its letter' },
  { name: 'resize', why: 'a phone has no corner to pull' },
  { name: 'scrollbar-gutter', why: 'a bar takes its own room' },
  { name: 'scrollbar-width', why: 'a bar is seen' },
  { name: 'text-spacing-trim', why: 'punctuation keeps its room' },
  { name: 'text-wrap', why: 'lines break where they are full' },
  { name: 'zoom', why: 'on paper a sheet is larger, on a phone one scrolls over it' },
  ...['print-page', 'assets/paper'].flatMap((where) =>
    ['@page', 'size'].map((name) => ({
      name,
      where,
      why: 'the browser’s own choice of paper and margins holds',
    })),
  ),
]

/** Whether a name may be used in a file of the build or a module. */
export const isKnown = (name: string, file: string): boolean =>
  known.some((entry) => entry.name === name && file.replaceAll('\\', '/').includes(entry.where ?? ''))
