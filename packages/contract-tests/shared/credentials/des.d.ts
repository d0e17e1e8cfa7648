declare module 'des.js' {
  interface Cipher {
    update(data: number[]): number[]
    final(): number[]
  }
  const DES: { DES: { create(options: { type: 'encrypt' | 'decrypt'; key: number[] }): Cipher } }
  export default DES
}
