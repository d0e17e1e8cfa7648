// Finding, opening and copying. Everything can be read without it.
const form = document.querySelector('.filters')
const drifts = [...document.querySelectorAll('.drift')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
  kind: element.dataset.kind,
  tags: element.dataset.tags.split(' '),
}))

function filter() {
  const { text, kind, tag } = form.elements
  const words = text.value.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const drift of drifts) {
    const isShown =
      words.every((word) => drift.text.includes(word)) &&
      (kind.value === '' || drift.kind === kind.value) &&
      (tag.value === '' || drift.tags.includes(tag.value))
    drift.element.hidden = !isShown
    if (isShown) shown++
  }
  for (const section of document.querySelectorAll('.kind')) {
    section.hidden = !section.querySelector('.drift:not([hidden])')
  }
  form.querySelector('output').textContent =
    shown === drifts.length ? '' : `${shown} of ${drifts.length} shown`
}

function toggle({ currentTarget: button }) {
  const isOpen = button.getAttribute('aria-pressed') !== 'true'
  for (const { element } of drifts) element.open = isOpen
  button.setAttribute('aria-pressed', String(isOpen))
  button.textContent = isOpen ? 'Close all' : 'Open all'
}

function select(element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  getSelection().removeAllRanges()
  getSelection().addRange(range)
}

/** A page from a file or a mail may not have a clipboard; then the text is at least selected. */
async function copy({ currentTarget: button }) {
  const text = button.closest('.block').querySelector('code')
  try {
    await navigator.clipboard.writeText(text.textContent)
    button.textContent = 'Copied'
  } catch {
    select(text)
    button.textContent = document.execCommand('copy') ? 'Copied' : 'Selected'
  }
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 1500)
}

/** What a link leads to may lie in something closed, or be filtered out. */
function reveal() {
  const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
  if (!target) return
  if (target.hidden) {
    form.reset()
    filter()
  }
  for (let node = target; node; node = node.parentElement) if (node.localName === 'details') node.open = true
  target.scrollIntoView()
}

let closed = []
addEventListener('beforeprint', () => {
  closed = [...document.querySelectorAll('details:not([open])')]
  for (const details of closed) details.open = true
})
addEventListener('afterprint', () => {
  for (const details of closed) details.open = false
})
addEventListener('hashchange', reveal)

if (form) {
  form.hidden = false
  form.addEventListener('input', filter)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('.toggle').addEventListener('click', toggle)
}
for (const button of document.querySelectorAll('.copy')) {
  button.hidden = false
  button.addEventListener('click', copy)
}
reveal()
