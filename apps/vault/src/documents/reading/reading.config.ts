import { availableParallelism } from 'node:os';
import { z } from 'zod';

const MOST_PROCESSES = 2;

/** Settings of what is read of files. */
export const readingConfig = {
  VAULT_READING_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(0)
    .max(64)
    .default(Math.min(MOST_PROCESSES, availableParallelism()))
    .describe('Files that a process reads at once for text and pictures, 0 to 64; 0 for none.'),
  VAULT_WORK_FOLDER: z
    .string()
    .optional()
    .describe(
      'Private folder for what is being read; `vault-work` in SKYDECK_HOME when not set. Put it into memory (tmpfs) where nothing in clear may ever touch a disk.',
    ),
  VAULT_PDF_READER: z
    .enum(['auto', 'pdftotext', 'pdfjs'])
    .default('auto')
    .describe(
      'Driver that reads the text of PDF files; `auto` is pdftotext where it is installed.',
    ),
  VAULT_OCR: z
    .enum(['auto', 'tesseract', 'none'])
    .default('auto')
    .describe(
      'Driver that reads the text of scanned pages; `auto` is tesseract where it is installed.',
    ),
  VAULT_OCR_LANGUAGES: z
    .string()
    .regex(/^[a-z_]{3,12}(?:\+[a-z_]{3,12}){0,4}$/i, 'Must be such as `eng+deu`.')
    .default('eng')
    .describe('Languages of scanned pages as tesseract calls them, up to five, joined by `+`.'),
  VAULT_HEIC_DECODER: z
    .enum(['auto', 'heif-convert', 'heic-decode', 'none'])
    .default('auto')
    .describe(
      'Driver that opens HEIC photographs; `auto` is heif-convert where it is installed, else heic-decode.',
    ),
  VAULT_RAW_READER: z
    .enum(['auto', 'exiftool', 'none'])
    .default('auto')
    .describe(
      'Driver that takes the picture out of raw files of cameras; `auto` is exiftool where it is installed, else none.',
    ),
  VAULT_SCANNER_URL: z
    .string()
    .regex(/^(?:tcp:\/\/[^/\s]+:\d{1,5}|unix:\/\S+)$/, 'Must be `tcp://host:port` or `unix:/path`.')
    .optional()
    .describe('Address of clamd, which looks for viruses; nobody does when not set.'),
  VAULT_SANDBOX: z
    .enum(['required', 'container'])
    .default('required')
    .describe(
      'What shuts the programs in that read files of strangers: a sandbox of their own (`required`), or, where the kernel grants a container none, that container (`container`).',
    ),
};

/** The settings that files are read by. */
export type ReadingConfig = z.output<z.ZodObject<typeof readingConfig>>;
