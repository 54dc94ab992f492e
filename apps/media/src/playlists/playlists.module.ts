import { Module } from '@nestjs/common';
import { PlaylistItems } from './playlist-items.js';
import { PlaylistNotes } from './playlist-notes.js';
import { PlaylistEntity } from './playlist.entity.js';
import { AssetPlaylistsController } from './playlists.controller.js';
import { AssetPlaylists } from './playlists.js';
import { PlaylistPageController } from './page/playlist-page.controller.js';
import { PlaylistPages } from './page/playlist-pages.js';

/** What is stored of playlists. */
export const PLAYLIST_ENTITIES = [PlaylistEntity];

/** Assets that are played one after the other. */
@Module({
  controllers: [AssetPlaylistsController, PlaylistPageController],
  providers: [AssetPlaylists, PlaylistItems, PlaylistNotes, PlaylistPages],
})
export class AssetPlaylistsModule {}
