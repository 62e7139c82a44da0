import { formatNaira } from '@oja/domain/money/naira';
import { Html, html } from '@oja/sandbox/html';
import type { Block, Letter } from './letter.ts';
import type { MailShop } from './mail-shop.ts';

const font = 'font-family:system-ui,Arial,sans-serif';

/** For mail programs that show dark mails; the others take the inline styles. */
const darkStyles = `@media (prefers-color-scheme:dark){
.bg{background:#0f172a!important}.card{background:#172135!important;border-color:#2a364f!important}
.ink,.ink a{color:#f5f1ea!important}.mute,.mute a{color:#b8b2a7!important}
.line{border-color:#2a364f!important}.soft{background:#0b1120!important}
.btn{background:#4cc38a!important;color:#06281a!important}.mark{color:#4cc38a!important}}`;

/** A letter as HTML that mail programs can show: tables with inline styles, nothing to load. */
export function letterHtml(shop: MailShop, { subject, preview, heading, blocks, because }: Letter): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Html(darkStyles)}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#fbf8f3">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f3"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px"><a class="mark" href="${shop.url}" style="${font};font-size:26px;font-weight:700;color:#0b5d3b;text-decoration:none">${shop.name}</a></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4dccf;border-radius:16px;padding:28px 24px 12px">
<h1 class="ink" style="${font};margin:0 0 16px;font-size:22px;line-height:1.3;color:#1c1917">${heading}</h1>
${blocks.map(blockHtml)}
</td></tr>
<tr><td class="mute" style="${font};padding:18px 4px 0;font-size:13px;line-height:1.6;color:#5c554c">
${because}<br>${shop.name} · ${shop.city} · <a href="mailto:${shop.email}" style="color:#5c554c">${shop.email}</a> · <span style="white-space:nowrap">${shop.phone}</span>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.markup;
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return paragraph('ink', 'font-size:16px;color:#1c1917', block.text);
    case 'fine':
      return paragraph('mute', 'font-size:14px;color:#5c554c', block.text);
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td>
<a class="btn" href="${block.href}" style="${font};display:inline-block;padding:13px 26px;border-radius:12px;background:#0b5d3b;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${block.label}</a>
</td></tr></table>
`;
    case 'link':
      return html`<p class="mute" style="${font};margin:0 0 16px;font-size:14px;color:#5c554c"><a href="${block.href}" style="color:#5c554c">${block.label}</a></p>
`;
    case 'quote':
      return html`<div class="soft ink" style="${font};margin:0 0 16px;padding:14px 16px;border-radius:12px;background:#f3eee5;font-size:15px;line-height:1.6;color:#1c1917;overflow-wrap:anywhere">${linesOf(block.text)}</div>
`;
    case 'facts':
      return html`<table role="presentation" class="soft" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;background:#f3eee5;border-radius:12px"><tr><td style="padding:12px 16px">
${block.facts.map(
  ({
    label,
    value,
  }) => html`<p class="ink" style="${font};margin:4px 0;font-size:15px;line-height:1.5;color:#1c1917;overflow-wrap:anywhere"><span class="mute" style="color:#5c554c">${label}:</span> <strong>${linesOf(value)}</strong></p>
`,
)}</td></tr></table>
`;
    case 'goods':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
${block.goods.map(({ name, note, quantity, amount }) =>
  tableRow(
    html`${quantity} × ${name}${note === '' ? null : html`<br><span class="mute" style="font-size:14px;color:#5c554c">${note}</span>`}`,
    formatNaira(amount),
    'border-bottom:1px solid #e4dccf',
  ),
)}${block.sums.map(({ label, amount, words, total }) => tableRow(html`${label}`, words ?? formatNaira(amount), total ? 'font-weight:700' : ''))}</table>
`;
  }
}

function paragraph(className: string, style: string, text: string): Html {
  return html`<p class="${className}" style="${font};margin:0 0 16px;line-height:1.6;overflow-wrap:anywhere;${style}">${linesOf(text)}</p>
`;
}

function tableRow(left: Html, right: string, style: string): Html {
  const cell = `${font};padding:8px 0;font-size:15px;color:#1c1917;${style}`;
  return html`<tr valign="top"><td class="ink line" style="${cell};overflow-wrap:anywhere">${left}</td><td class="ink line" align="right" style="${cell};padding-left:12px;white-space:nowrap">${right}</td></tr>
`;
}

function linesOf(text: string): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}
