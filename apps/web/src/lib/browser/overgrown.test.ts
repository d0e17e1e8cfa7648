import { expect, it } from 'vitest'
import { isOvergrown } from './trusted.ts'

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('')
const paragraphs = '<p>x'.repeat(300)

it.each([
  ['attributes', (index: number) => `<b a${index}>`],
  ['values', (index: number) => `<font color="#${index}">`],
  ['values in other quotes', (index: number) => `<FONT color='${index}'>`],
  ['values without quotes', (index: number) => `<font color=${index}>`],
  ['values that end a tag for a careless reader', (index: number) => `<i a=">${index}">`],
  ['values that begin another', (index: number) => `<u a="<${index}">`],
  ['quotes that quote nothing', (index: number) => `<s a=x" b="c>${index}">`],
  ['line ends between attributes', (index: number) => `<code\na${index}\n>`],
  ['slashes between attributes', (index: number) => `<tt/a${index}/b>`],
])('a text is overgrown by formatting that differs in its %s', (_, tag) => {
  expect(isOvergrown(`<p>${times(200, tag)}${paragraphs}`)).toBe(true)
})

it.each([
  ['one long table', `<table>${'<tr><td><strong>1</strong><td class="a">2'.repeat(2400)}</table>`],
  [
    'much that is bold, coloured and linked',
    times(1000, (index) => `<p><font color="${index % 12}"><b><i>1</i></b></font><a href="${index}">2</a>`),
  ],
  ['a page of words', times(8000, (index) => `<p>水利造价${index}`)],
  [
    'tags that begin like formatting',
    times(5000, (index) => `<summary id="${index}"><span><img src="${index}"><br>`),
  ],
  ['nothing', ''],
])('a text is not overgrown by %s', (_, html) => {
  expect(isOvergrown(html)).toBe(false)
})
