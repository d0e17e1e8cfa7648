export { docxFile } from './docx.ts'
export { ofdFile } from './ofd.ts'
export { pdfFile } from './pdf.ts'
export { type Cell, xlsxFile } from './xlsx.ts'
