// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { cleanPasted } from './clean.ts'

const clean = (html: string) => cleanPasted(html).content.innerHTML.replace(/\s+/g, ' ')

const entry = (text: string, level: number, marker: string) =>
  `<p class=MsoListParagraph style='margin-left:21pt;mso-list:l0 level${level} lfo1'><span lang=EN-US><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span></span>${text}</p>`

describe('what comes from Word', () => {
  it('has its lists again, nested as they were', () => {
    const html = `<p>前</p>${entry('甲', 1, '·')}${entry('乙', 2, '1.')}${entry('丙', 1, '·')}<p>后</p>`
    expect(clean(html)).toBe(
      '<p>前</p><ul><li><span lang="EN-US"></span>甲<ol><li><span></span>乙</li></ol></li><li><span></span>丙</li></ul><p>后</p>'.replaceAll(
        ' lang="EN-US"',
        '',
      ),
    )
  })

  it('keeps two lists apart that stand apart', () => {
    expect(clean(`${entry('甲', 1, '1.')}<p>中</p>${entry('乙', 1, '1.')}`).match(/<ol>/g)).toHaveLength(2)
  })

  it('has no styles, comments, fields of Office or scripts', () => {
    const html =
      '<style>p{color:red}</style><!--[if gte mso 9]><xml>x</xml><![endif]--><p class=MsoNormal style="color:red"><o:p>正文</o:p></p><script>x()</script>'
    expect(clean(html)).toBe('<p>正文</p>')
  })
})

describe('what comes from WeChat', () => {
  it('has paragraphs where it had sections', () => {
    expect(clean('<section><section>一</section><section>二</section></section>')).toBe('<p>一</p><p>二</p>')
  })

  it('loses the pictures that lie elsewhere, which are counted', () => {
    const html = '<p>图<img data-src="https://mmbiz.example/a"><img src="https://mmbiz.example/b"></p>'
    const { content, droppedPictures } = cleanPasted(`${html}<img src="files/a.png">`)
    expect(content.innerHTML).toBe('<p>图</p><img src="files/a.png">')
    expect(droppedPictures).toBe(2)
  })
})

it('has the headings that a text may have', () => {
  expect(clean('<h1>一</h1><h6>二</h6>')).toBe('<h2>一</h2><h4>二</h4>')
})
