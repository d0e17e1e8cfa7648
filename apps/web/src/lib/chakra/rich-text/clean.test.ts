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

  it('has the numbers again of a list that directly follows one of bullets', () => {
    const html = entry('甲', 1, '·') + entry('一', 1, '1.').replace('l0 level1 lfo1', 'l1 level1 lfo2')
    expect(clean(html)).toBe('<ul><li><span></span>甲</li></ul><ol><li><span></span>一</li></ol>')
  })

  it('begins a list anew where Word does', () => {
    const html = entry('甲', 1, '1.') + entry('乙', 1, '1.').replace('lfo1', 'lfo2')
    expect(clean(html).match(/<ol>/g)).toHaveLength(2)
  })

  it('begins a list of another kind within an entry', () => {
    const html = entry('甲', 1, '1.') + entry('乙', 2, '·') + entry('丙', 2, 'a.') + entry('丁', 1, '2.')
    expect(clean(html).replaceAll('<span></span>', '')).toBe(
      '<ol><li>甲<ul><li>乙</li></ul><ol><li>丙</li></ol></li><li>丁</li></ol>',
    )
  })

  it('loses the pictures that lie on the disk, which are counted by themselves', () => {
    const html =
      '<p>图<img src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"></p>'
    expect(cleanPasted(html).droppedPictures).toEqual({ elsewhere: 0, onDevice: 1 })
  })

  it('has no paragraphs that only make room', () => {
    expect(clean('<p>一</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>二</p>')).toBe('<p>一</p><p>二</p>')
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

  it('has no paragraphs that only make room', () => {
    expect(clean('<section>一</section><section><br></section><p><span>&nbsp;</span></p>')).toBe('<p>一</p>')
  })

  it('loses the pictures that lie elsewhere, which are counted', () => {
    const html = '<p>图<img data-src="https://mmbiz.example/a"><img src="https://mmbiz.example/b"></p>'
    const { content, droppedPictures } = cleanPasted(`${html}<img src="files/a.png">`)
    expect(content.innerHTML).toBe('<p>图</p><img src="files/a.png">')
    expect(droppedPictures).toEqual({ elsewhere: 2, onDevice: 0 })
  })
})

it('keeps blank lines of what was copied from an editor of this website', () => {
  expect(clean('<p data-pm-slice="1 1 []">一</p><p></p><p>二</p>')).toContain('<p></p>')
})

it('has the headings that a text may have', () => {
  expect(clean('<h1>一</h1><h6>二</h6>')).toBe('<h2>一</h2><h4>二</h4>')
})
