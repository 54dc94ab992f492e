import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf, IF_MATCH, IfMatch, type Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import type { NoteEntity } from '../note.entity.js';
import { NoteErrors } from '../note.errors.js';
import { NoteChanges } from '../note-changes.js';
import { Notes } from '../notes.js';
import { type ChecklistItem, checklistOf, withTick } from '../text/checklist.js';

const NoteChecklist = z
  .object({
    note_id: z.string().describe('`nte_…`'),
    done: z.int().describe('How many boxes are ticked.'),
    total: z.int().describe('How many boxes there are.'),
    items: z
      .array(
        z.object({
          index: z.int().describe('Counted from 0 in the order of the text.'),
          text: z.string().describe('What stands behind the box, as Markdown.'),
          checked: z.boolean().describe('Whether it is ticked.'),
        }),
      )
      .describe('The boxes of the text.'),
  })
  .meta({ id: 'NoteChecklist' });

const TickNoteItem = z
  .strictObject({
    checked: z.boolean().describe('Whether it is to be ticked.'),
    text: z
      .string()
      .max(10_000)
      .optional()
      .describe('What stands behind the box: if it is something else by now, nothing changes.'),
  })
  .meta({ id: 'TickNoteItem' });
type TickNoteItem = z.output<typeof TickNoteItem>;

@ApiTags('Notes')
@ApiHeader(SKYDECK_USER)
@Controller('notes/:note/checklist')
export class ChecklistController {
  constructor(
    private readonly notes: Notes,
    private readonly changes: NoteChanges,
  ) {}

  @Get()
  @Requires('notes:read')
  @ApiOperation({
    operationId: 'getNoteChecklist',
    summary: 'Show the checklist of a note',
    description: 'Lines such as `- [ ] Milk` and `1. [x] Bread`, but for those in blocks of code.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(NoteChecklist) })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') id: string,
  ) {
    return shown(await this.notes.get({ project, actor }, id));
  }

  @Patch(':box')
  @Requires('notes:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'tickNoteItem',
    summary: 'Tick a box of a note, or take its tick away',
    description:
      'Nothing else of the text changes, so that many may tick boxes of one note at once without `If-Match`; give `text` to be sure of the box.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(NoteChecklist) })
  async tick(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('note') id: string,
    @Param('box') index: string,
    @Body({ schema: TickNoteItem }) { checked, text }: TickNoteItem,
    @IfMatch() expected: Precondition,
  ) {
    return shown(
      await this.changes.change({ project, actor }, id, expected, (note) => {
        const box = itemsOf(note).find((one) => String(one.index) === index);
        if (!box) throw NoteErrors.item_not_found();
        if (text !== undefined && text !== box.text) throw NoteErrors.item_changed();
        if (box.isChecked === checked) return {};
        return { body: withTick(note.body, box, checked) };
      }),
    );
  }
}

function itemsOf({ format, body }: NoteEntity): ChecklistItem[] {
  if (format === 'e2ee') throw NoteErrors.encrypted();
  return checklistOf(body);
}

function shown(note: NoteEntity) {
  const items = itemsOf(note).map(({ index, text, isChecked }) => ({
    index,
    text,
    checked: isChecked,
  }));
  const done = items.filter(({ checked }) => checked).length;
  return withETag({ note_id: note.id, done, total: items.length, items }, note.version);
}
