export default function () {
  return { dir: { input: 'content', output: 'dist', data: '../_data' }, templateFormats: ['11ty.js'] }
}
