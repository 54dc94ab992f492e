// Made from docs/openapi/vault.json.
export interface paths {
    "/api/v1/spaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the spaces of the project */
        get: operations["listSpaces"];
        put?: never;
        /**
         * Make a space
         * @description A vault of an end user or a team. Who acts as a user owns what is made.
         */
        post: operations["createSpace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces/{space}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a space and what it holds */
        get: operations["getSpace"];
        put?: never;
        post?: never;
        /**
         * Delete a space with all that is in it
         * @description Nothing of it goes to the trash. The main space of a project stays.
         */
        delete: operations["deleteSpace"];
        options?: never;
        head?: never;
        /** Rename a space or change its quota */
        patch: operations["updateSpace"];
        trace?: never;
    };
    "/api/v1/spaces/{space}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who may use a space */
        get: operations["listSpaceMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces/{space}/members/{member}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let a user into a space, or change the role */
        put: operations["setSpaceMember"];
        post?: never;
        /** Let a user no longer into a space */
        delete: operations["removeSpaceMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces/{space}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what in a space
         * @description The latest first: files, shares, notes, tasks, events of calendars, contacts, albums and members, by the API, by WebDAV, CalDAV or CardDAV. It is made of the events, a moment after the change.
         */
        get: operations["listSpaceActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what changed since a number
         * @description The numbers are those that CalDAV and CardDAV give as sync tokens.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List files of a space */
        get: operations["listFiles"];
        put?: never;
        /**
         * Store a file in one request
         * @description The body is the file. What may be cut off is better sent with a tus client.
         */
        post: operations["createFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what is known of a file */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /** Put a file into the trash */
        delete: operations["trashFile"];
        options?: never;
        head?: never;
        /** Rename a file, or move it */
        patch: operations["moveFile"];
        trace?: never;
    };
    "/api/v1/files/{file}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Takes `Range`, `If-Range`, `If-Match` and `If-None-Match`; the `ETag` is the SHA-256.
         */
        get: operations["getFileContent"];
        /**
         * Give a file new content, as a new version
         * @description `If-Match` takes the `ETag` of the file or of its content.
         */
        put: operations["replaceFileContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List folders of a space */
        get: operations["listFolders"];
        put?: never;
        /** Make a folder */
        post: operations["createFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/folders/{folder}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a folder */
        get: operations["getFolder"];
        put?: never;
        post?: never;
        /** Put a folder into the trash with all that is in it */
        delete: operations["trashFolder"];
        options?: never;
        head?: never;
        /** Rename a folder, or move it with all that is in it */
        patch: operations["moveFolder"];
        trace?: never;
    };
    "/api/v1/files/{file}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of a file */
        get: operations["listFileVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{file}/versions/{file_version}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download what a file was */
        get: operations["getFileVersionContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{file}/versions/{file_version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make what a file was its new version */
        post: operations["restoreFileVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{file}/versions/{file_version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a version that is not current, for good */
        delete: operations["deleteFileVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is in the trash of a space
         * @description What went there with a folder is not listed on its own.
         */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        /** Remove all in the trash of a space */
        delete: operations["emptyTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/{trash_item}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take something out of the trash
         * @description It comes back to where it was; to the top when that folder is gone.
         */
        post: operations["restoreFromTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash/{trash_item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove something for good */
        delete: operations["deleteFromTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List links to files of a space */
        get: operations["listFileShares"];
        put?: never;
        /**
         * Make a link to a file
         * @description Whoever has the token may fetch the file without a key. It is shown once.
         */
        post: operations["createFileShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{file_share}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a link and how often it was used */
        get: operations["getFileShare"];
        put?: never;
        post?: never;
        /** Take a link back */
        delete: operations["deleteFileShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{pictured_file}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a file
         * @description JPEG, at most 1,440 pixels each way: of a photograph, or of the first page of a PDF.
         */
        get: operations["getFilePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{pictured_file}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a small picture of a file
         * @description WebP, 250 by 250 pixels.
         */
        get: operations["getFileThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description Files whose text is read: PDF, office files, pages of the web and plain text.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find documents by their words
         * @description Looks in names and texts, those that were read from scans included. Of more than 1,000 that match, 1,000 are put in order.
         */
        get: operations["searchDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what is known of a document
         * @description Its tags, its correspondent, its language, and values of your own.
         */
        patch: operations["updateDocument"];
        trace?: never;
    };
    "/api/v1/documents/{document}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the text of a document */
        get: operations["getDocumentText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/photos/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count photographs by where they were taken
         * @description For a map: what lies close together is one place, with its name where places are named.
         */
        get: operations["listPhotoPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List photographs
         * @description By when they were taken, the latest first; of a day, or of a region.
         */
        get: operations["listPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/photos/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count photographs by day
         * @description Those in the archive are left out. `GET /photos?day=` lists those of one.
         */
        get: operations["getPhotoTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/photos/{photo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a photograph */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what is said of a photograph
         * @description Whether it is a favourite, whether it is in the archive, title, description, tags and stars. What is said here stays, whatever XMP says later.
         */
        patch: operations["updatePhoto"];
        trace?: never;
    };
    "/api/v1/albums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the albums of a space
         * @description `GET /photos?album=` lists what is in one.
         */
        get: operations["listAlbums"];
        put?: never;
        /** Make an album */
        post: operations["createAlbum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/albums/{album}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show an album */
        get: operations["getAlbum"];
        put?: never;
        post?: never;
        /**
         * Delete an album
         * @description What is in it stays in the space.
         */
        delete: operations["deleteAlbum"];
        options?: never;
        head?: never;
        /** Change an album */
        patch: operations["updateAlbum"];
        trace?: never;
    };
    "/api/v1/albums/{album}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put photographs into an album
         * @description All of them or none; what is in it already stays so.
         */
        post: operations["addToAlbum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/albums/{album}/photos/{photo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a photograph out of an album */
        delete: operations["removeFromAlbum"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files that are there more than once
         * @description Those with the same bytes, or pairs of photographs that look nearly the same.
         */
        get: operations["listDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/quotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the quotas that this service keeps, and what the project has used of them */
        get: operations["listQuotas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/app-passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the passwords of apps */
        get: operations["listAppPasswords"];
        put?: never;
        /**
         * Make a password for an app that speaks WebDAV or CalDAV
         * @description The password is shown once. Who makes it needs the scopes of what it opens: `documents`, `calendar` and `tasks`, to read or write as the password may.
         */
        post: operations["createAppPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/app-passwords/{app_password}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the password of an app */
        delete: operations["deleteAppPassword"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find notes by their words
         * @description In titles, tags and the first 100,000 characters of texts. Encrypted notes cannot be searched; `unsearchable` tells how many there are.
         */
        get: operations["searchNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make notes of an archive
         * @description A zip or tar of Markdown files, whose folders become tags, or the export of Joplin (JEX, or RAW as zip), whose notebooks do; links between its notes go on working. Its pictures and other attachments become files in a folder `Joplin`, when the caller has `documents:write`. All or nothing is taken.
         */
        post: operations["importNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all notes of a space as a zip of Markdown files
         * @description Title, tags and times are YAML at the head of each file, as the import reads it. Encrypted notes are ciphertext here too; notes in the trash are left out.
         */
        get: operations["exportNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the notes of a space */
        get: operations["listNotes"];
        put?: never;
        /**
         * Make a note
         * @description The text is Markdown, or a ciphertext that your users made with a key of their own (`e2ee`): the service keeps it, and neither searches it nor shows what is in it.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a note
         * @description Also one that is in the trash.
         */
        get: operations["getNote"];
        put?: never;
        post?: never;
        /**
         * Put a note into the trash, or delete it for good
         * @description What is in the trash is deleted after `VAULT_NOTE_TRASH_DAYS`.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /**
         * Change a note
         * @description Each text that it had stays as a revision. With `If-Match`, of two who change it at once the second is refused with 412.
         */
        patch: operations["updateNote"];
        trace?: never;
    };
    "/api/v1/notes/{note}/backlinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes that link to a note
         * @description By its id or by its title.
         */
        get: operations["listNoteBacklinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a note back from the trash */
        post: operations["restoreNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the texts that a note has had
         * @description The last 500 are kept.
         */
        get: operations["listNoteRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note}/revisions/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a text that a note has had */
        get: operations["getNoteRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what changed between two texts of a note
         * @description The latest change when neither is named.
         */
        get: operations["compareNoteRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note}/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a note a text that it had
         * @description As one more revision: the text that it has now stays among them.
         */
        post: operations["restoreNoteRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the checklist of a note
         * @description Lines such as `- [ ] Milk` and `1. [x] Bread`, but for those in blocks of code.
         */
        get: operations["getNoteChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note}/checklist/{box}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Tick a box of a note, or take its tick away
         * @description Nothing else of the text changes, so that many may tick boxes of one note at once without `If-Match`; give `text` to be sure of the box.
         */
        patch: operations["tickNoteItem"];
        trace?: never;
    };
    "/api/v1/notes/{note}/live-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a token to write a note together with others
         * @description Within 60 seconds, `url` is opened as a WebSocket. Viewers watch; what editors write is the text of the note, and its revisions.
         */
        post: operations["createLiveNoteToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lists of tasks of a space */
        get: operations["listTaskLists"];
        put?: never;
        /**
         * Make a list of tasks
         * @description With sections it is a board: each of them is a column.
         */
        post: operations["createTaskList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a list of tasks */
        get: operations["getTaskList"];
        put?: never;
        post?: never;
        /** Delete a list with its tasks */
        delete: operations["deleteTaskList"];
        options?: never;
        head?: never;
        /**
         * Change a list of tasks
         * @description Sections are given all at once; tasks of one that is left out lie in none.
         */
        patch: operations["updateTaskList"];
        trace?: never;
    };
    "/api/v1/lists/{list}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tasks of a list
         * @description In their order, subtasks too; sort by `rank` to have the last first.
         */
        get: operations["listTasks"];
        put?: never;
        /** Add a task to a list */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a task */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /** Delete a task with its subtasks */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change a task, or say that it is done
         * @description What is done and has a rule is followed by the next of its series, however often and by how many at once it is said to be done. Subtasks stay with the one that is done.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/api/v1/tasks/{task}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a task elsewhere in its list
         * @description Before or after another, into a section, or at the end.
         */
        post: operations["moveTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reminders of a task */
        get: operations["listReminders"];
        put?: never;
        /**
         * Remind somebody of a task
         * @description By e-mail or SMS of Messaging, once for each time that the task is due. What is done reminds nobody; the next of a series does.
         */
        post: operations["createReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reminders/{reminder}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remind nobody */
        delete: operations["deleteReminder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the calendars of a space */
        get: operations["listCalendars"];
        put?: never;
        /** Make a calendar */
        post: operations["createCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a calendar */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        /** Delete a calendar with its events */
        delete: operations["deleteCalendar"];
        options?: never;
        head?: never;
        /** Change a calendar */
        patch: operations["updateCalendar"];
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of a calendar
         * @description Each once, however often it takes place; `/instances` has each time.
         */
        get: operations["listCalendarEvents"];
        put?: never;
        /**
         * Put an event into a calendar
         * @description An event of days is of those days everywhere; no time zone shifts it.
         */
        post: operations["createCalendarEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/events/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show an event of a calendar */
        get: operations["getCalendarEvent"];
        put?: never;
        post?: never;
        /** Delete an event, one of its instances, or one and all that follow */
        delete: operations["deleteCalendarEvent"];
        options?: never;
        head?: never;
        /** Change an event, one of its instances, or one and all that follow */
        patch: operations["updateCalendarEvent"];
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the events of a calendar file
         * @description Those that are there already, by their UID, are replaced; a bad event holds up no other.
         */
        post: operations["importCalendarEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a calendar as a file */
        get: operations["exportCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/events/{event}/ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an event as a calendar file
         * @description As it was sent, when it came as a file.
         */
        get: operations["downloadCalendarEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show each time that the events of a calendar take place
         * @description At most 1,000 that are found within 50 ms; `cut` says when there may be more. Times that a change of clocks leaves out are no instances.
         */
        get: operations["listCalendarInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/freebusy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask when calendars are taken
         * @description Says nothing of what takes the time.
         */
        post: operations["askFreeBusy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the secret addresses of a calendar */
        get: operations["listCalendarFeeds"];
        put?: never;
        /**
         * Make a secret address of a calendar
         * @description Programs that know calendars of the web (ICS) read it there without a key. It is shown once.
         */
        post: operations["createCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/feeds/{feed}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a secret address of a calendar back */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show which calendar of elsewhere one follows */
        get: operations["getCalendarSubscription"];
        /**
         * Let a calendar follow one of elsewhere
         * @description Its events become those of the file at that address, and are kept so. Events that were made here stay.
         */
        put: operations["setCalendarSubscription"];
        post?: never;
        /**
         * Let a calendar follow no other
         * @description The events that came from there stay as they are.
         */
        delete: operations["deleteCalendarSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/itip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do what a mail about an event says
         * @description The calendar file that came with a mail: an invitation, an answer or a cancellation (RFC 5546). With a route for inbound mail, answers of guests arrive by themselves.
         */
        post: operations["receiveInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{calendar}/events/{event}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an invitation
         * @description Who invites is told by mail, unless `send_reply` is false.
         */
        post: operations["respondToInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/booking-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the booking pages of a space */
        get: operations["listBookingPages"];
        put?: never;
        /**
         * Make a page on which visitors book times of a calendar
         * @description Whoever has its address sees when one is free, and books without a key.
         */
        post: operations["createBookingPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/booking-pages/{booking_page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a booking page */
        get: operations["getBookingPage"];
        put?: never;
        post?: never;
        /**
         * Delete a booking page
         * @description What was booked stays in the calendar.
         */
        delete: operations["deleteBookingPage"];
        options?: never;
        head?: never;
        /** Change a booking page */
        patch: operations["updateBookingPage"];
        trace?: never;
    };
    "/api/v1/address-books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the address books of a space */
        get: operations["listAddressBooks"];
        put?: never;
        /** Make an address book */
        post: operations["createAddressBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/address-books/{address_book}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show an address book */
        get: operations["getAddressBook"];
        put?: never;
        post?: never;
        /** Delete an address book with its contacts */
        delete: operations["deleteAddressBook"];
        options?: never;
        head?: never;
        /** Change an address book */
        patch: operations["updateAddressBook"];
        trace?: never;
    };
    "/api/v1/address-books/{address_book}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the contacts of a file of vCards
         * @description Those that are there already, by their UID, are replaced; a bad vCard holds up no other. One without a UID gets one that is made of its text, so that the same file makes nothing twice.
         */
        post: operations["importContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/address-books/{address_book}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an address book as a file of vCards */
        get: operations["exportAddressBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contacts, or find them by words */
        get: operations["listContacts"];
        put?: never;
        /** Put a contact into an address book */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{contact}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a contact */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /** Delete a contact */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description What its vCard says besides, such as a picture, stays as it is.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/api/v1/contacts/{contact}/vcf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a contact as a vCard
         * @description As it was sent, when it came as a vCard and was not changed here.
         */
        get: operations["downloadContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces/{space}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the archives of a space */
        get: operations["listSpaceExports"];
        put?: never;
        /**
         * Have all that is in a space as one archive
         * @description A tar of files in their folders, notes as Markdown, tasks and calendars as iCalendar, contacts as vCards, and `manifest.json` with the checksums of all. It is made in the background; an owner of the space asks for it.
         */
        post: operations["createSpaceExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces/{space}/exports/{space_export}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how far an archive is */
        get: operations["getSpaceExport"];
        put?: never;
        post?: never;
        /** Delete an archive of a space, or call it off */
        delete: operations["deleteSpaceExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces/{space}/exports/{space_export}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an archive of a space
         * @description `Range` and `If-Range` are understood: what was cut off goes on.
         */
        get: operations["downloadSpaceExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces/{space}/exports/{space_export}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link under which an archive is downloaded without a key
         * @description The link that was made before leads nowhere from then on.
         */
        post: operations["createSpaceExportLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/retention-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the rules of a space */
        get: operations["listRetentionRules"];
        put?: never;
        /**
         * Say how long files of a folder, or with a tag, are kept
         * @description Days count from the last change of a file. Before `keep_days` are over nobody deletes it, or moves it to where it would not be kept; where several rules keep it, the longest counts. After `delete_after_days` it goes to the trash. Owners of the space make rules.
         */
        post: operations["createRetentionRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/retention-rules/{retention_rule}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a rule */
        get: operations["getRetentionRule"];
        put?: never;
        post?: never;
        /** Delete a rule: it keeps and deletes nothing more */
        delete: operations["deleteRetentionRule"];
        options?: never;
        head?: never;
        /** Change the days of a rule */
        patch: operations["updateRetentionRule"];
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened
         * @description Events are kept for 30 days.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what happens
         * @description Server-sent events named `event`, each with an Event. Without a resume point the stream starts with what happens next; with one, nothing is left out or repeated.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who changed what */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log
         * @description One AuditEntry a line (NDJSON), newest first.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what the project used of this service */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks, newest first */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events sent to an address
         * @description Each event is posted as JSON, signed as Standard Webhooks has it, at least once and always with the same `webhook-id`; an answer of 2xx ends the delivery. A delivery that fails is tried again after 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, each give or take 5 %: 11 attempts in about three days. A webhook to which nothing could be delivered for 5 days is disabled, and one that answers 410 at once; the event `webhook.disabled` tells so.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook and its log */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Enabling it again forgives what failed before.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description Deliveries carry a signature of each secret until the overlap is over.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries to all webhooks, newest first */
        get: operations["listAllWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries, newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a delivery: what is sent, and every attempt */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CreateSpace: {
            /** @description What people call it, 1 to 200 characters. */
            name: string;
            /**
             * @description Most bytes of files in it, 0 or more; null for as many as the project may have.
             * @default null
             */
            quota_bytes?: number | null;
            /** @description Your own id of the user who owns it. */
            owner?: string;
        };
        Space: {
            /** @description `spc_…` */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description Whether it is used when no space is named. */
            is_main: boolean;
            /** @description Most bytes of files in it, 0 or more; null for as many as the project may have. */
            quota_bytes: number | null;
            /** @description Bytes of all versions of its files, those in the trash as well. */
            used_bytes: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        UpdateSpace: {
            /** @description What people call it, 1 to 200 characters. */
            name?: string;
            /** @description Most bytes of files in it, 0 or more; null for as many as the project may have. */
            quota_bytes?: number | null;
        };
        Deleted: {
            id: string;
            /** @enum {boolean} */
            deleted: true;
        };
        SpaceMember: {
            /** @description Your own id of the user. */
            user_id: string;
            /**
             * @description What the user may do.
             * @enum {string}
             */
            role: "viewer" | "editor" | "owner";
            /**
             * Format: date-time
             * @description Since when.
             */
            created_at: string;
        };
        SetSpaceMember: {
            /**
             * @description Viewers read, editors write as well, owners manage the space.
             * @enum {string}
             */
            role: "viewer" | "editor" | "owner";
        };
        Activity: {
            /** @description `evt_…` of the event that told it. */
            id: string;
            /**
             * @description What it was done with.
             * @enum {string}
             */
            kind: "file" | "folder" | "share_link" | "note" | "task_list" | "task" | "album" | "calendar" | "calendar_event" | "calendar_feed" | "address_book" | "contact" | "space" | "space_member" | "space_export" | "retention_rule" | "app_password";
            /** @description What was done, such as `created`, `trashed` or `completed`. */
            what: string;
            /** @description The id of what it was done with. */
            subject: string;
            /** @description What it is called, of files what it was called; null when nobody knows it. */
            name: string | null;
            /** @description Who did it. */
            actor: {
                /**
                 * @description What asked; `system` for what happens by itself.
                 * @enum {string}
                 */
                kind: "account" | "key" | "service" | "system";
                /** @description `acc_…`, `key_…`, `apw_…`, or the name of a service. */
                id: string;
                /** @description Your own id of the user for whom it asked; null when nobody was named. */
                user_id: string | null;
            };
            /** @description What else the event told: see the schema of `<kind>.<what>`. */
            details: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        Changes: {
            /** @description What changed, the oldest first. */
            changes: components["schemas"]["Change"][];
            /** @description Give it as `since` the next time. */
            next: number;
            /** @description Whether more is there already. */
            has_more: boolean;
        };
        Change: {
            /** @description Counts up in the collection. */
            seq: number;
            /** @description What it is, such as `file`. */
            kind: string;
            /** @description The id of it. */
            id: string;
            /**
             * @description What became of it.
             * @enum {string}
             */
            what: "created" | "updated" | "deleted";
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        File: {
            /** @description `fil_…` */
            id: string;
            /** @description `spc_…` that it is in. */
            space_id: string;
            /** @description `fol_…` that it lies in; null at the top. */
            parent_id: string | null;
            /** @description Its name, as NFC. */
            name: string;
            /** @description Your own id of the user who made it, if one did. */
            created_by: string | null;
            /**
             * Format: date-time
             * @description Since when it is in the trash; null if not.
             */
            trashed_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
            /** @description Media type. */
            content_type: string;
            /** @description Bytes of the current version. */
            size_bytes: number;
            /** @description SHA-256 of them, 64 hexadecimal digits. */
            sha256: string;
            /** @description `fiv_…` that is current. */
            version_id: string;
        };
        MoveNode: {
            /** @description Its name: 1 to 255 bytes, kept as NFC; no `/`, no control characters, not `.` or `..`. */
            name?: string;
            /** @description `fol_…`; null for the top. */
            parent_id?: string | null;
        };
        CreateFolder: {
            /** @description Its name: 1 to 255 bytes, kept as NFC; no `/`, no control characters, not `.` or `..`. */
            name: string;
            /** @description `spc_…`; the main space when not given. */
            space_id?: string;
            /**
             * @description `fol_…`; null for the top.
             * @default null
             */
            parent_id?: string | null;
        };
        Folder: {
            /** @description `fol_…` */
            id: string;
            /** @description `spc_…` that it is in. */
            space_id: string;
            /** @description `fol_…` that it lies in; null at the top. */
            parent_id: string | null;
            /** @description Its name, as NFC. */
            name: string;
            /** @description Your own id of the user who made it, if one did. */
            created_by: string | null;
            /**
             * Format: date-time
             * @description Since when it is in the trash; null if not.
             */
            trashed_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        FileVersion: {
            /** @description `fiv_…` */
            id: string;
            /** @description Counts up from 1. */
            number: number;
            /** @description Bytes that it has. */
            size_bytes: number;
            /** @description SHA-256 of them, 64 hexadecimal digits. */
            sha256: string;
            /** @description Media type. */
            content_type: string;
            /** @description Your own id of the user who made it, if one did. */
            created_by: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        TrashItem: {
            /** @description `fil_…` or `fol_…` */
            id: string;
            /**
             * @description Which of them it is.
             * @enum {string}
             */
            kind: "file" | "folder";
            /** @description `spc_…` that it is in. */
            space_id: string;
            /** @description `fol_…` that it lies in; null at the top. */
            parent_id: string | null;
            /** @description Its name, as NFC. */
            name: string;
            /** @description Your own id of the user who made it, if one did. */
            created_by: string | null;
            /**
             * Format: date-time
             * @description Since when it is in the trash; null if not.
             */
            trashed_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
            /** @description Bytes of a file; null for folders. */
            size_bytes: number | null;
        };
        RestoreNode: {
            /** @description Another name than it had. */
            name?: string;
            /** @description Another folder; null for the top. */
            parent_id?: string | null;
        };
        TrashEmptied: {
            /** @description How many things are being removed for good. */
            removed: number;
        };
        CreateFileShare: {
            /** @description `fil_…` that it shows. */
            file_id: string;
            /** @description What visitors must know, 8 to 200 characters; none when not given. */
            password?: string;
            /**
             * Format: date-time
             * @description When it ends by itself; null for never.
             * @default null
             */
            expires_at?: string | null;
            /**
             * @description Whether browsers are to show it, not to save it. Who sees it can keep it.
             * @default false
             */
            view_only?: boolean;
            /**
             * @description Whether a photograph or film still says where, when and with what it was taken; that is taken out if not.
             * @default false
             */
            keep_place?: boolean;
            /**
             * @description How often it is sent at most, parts counted alike; null for any number.
             * @default null
             */
            max_downloads?: number | null;
        };
        NewFileShare: {
            /** @description `shl_…` */
            id: string;
            /** @description `spc_…` that the file is in. */
            space_id: string;
            /** @description `fil_…` that it shows. */
            file_id: string;
            /** @description Whether visitors must know a password. */
            has_password: boolean;
            /** @description Whether it is shown only. */
            view_only: boolean;
            /** @description Whether photographs say where they were taken. */
            keep_place: boolean;
            /** @description How often it is sent at most; null for any. */
            max_downloads: number | null;
            /** @description How often it was sent. */
            downloads: number;
            /**
             * Format: date-time
             * @description When it ends by itself; null for never.
             */
            expires_at: string | null;
            /** @description Your own id of the user who made it, if one did. */
            created_by: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Stands for a key; it is shown once. */
            token: string;
            /** @description Where the file is, for programs that have the token. */
            url: string;
            /** @description The page on which people fetch it, with its password if need be. */
            page_url: string;
        };
        FileShare: {
            /** @description `shl_…` */
            id: string;
            /** @description `spc_…` that the file is in. */
            space_id: string;
            /** @description `fil_…` that it shows. */
            file_id: string;
            /** @description Whether visitors must know a password. */
            has_password: boolean;
            /** @description Whether it is shown only. */
            view_only: boolean;
            /** @description Whether photographs say where they were taken. */
            keep_place: boolean;
            /** @description How often it is sent at most; null for any. */
            max_downloads: number | null;
            /** @description How often it was sent. */
            downloads: number;
            /**
             * Format: date-time
             * @description When it ends by itself; null for never.
             */
            expires_at: string | null;
            /** @description Your own id of the user who made it, if one did. */
            created_by: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        Document: {
            /** @description `fil_…` of the file. */
            id: string;
            /** @description `spc_…` that it is in. */
            space_id: string;
            /** @description `fol_…` that it lies in; null at the top. */
            folder_id: string | null;
            /** @description Name of the file. */
            name: string;
            /** @description Media type. */
            content_type: string;
            /** @description Bytes of the file. */
            size_bytes: number;
            /**
             * @description Whether its text was read.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed";
            /** @description Why it could not be read, such as `damaged` or `infected`; null otherwise. */
            problem: string | null;
            /**
             * @description Whether the text was written in the file or seen on its pages; null without any.
             * @enum {string|null}
             */
            text_source: "text" | "ocr" | null;
            /** @description Pages; null when it has none. */
            pages: number | null;
            /** @description Characters of text that are kept. */
            characters: number;
            /** @description Whether the text goes on after what is kept. */
            is_cut: boolean;
            /** @description Whether `GET /files/{file}/preview` shows it. */
            has_preview: boolean;
            /**
             * @description What the scanner for viruses said.
             * @enum {string}
             */
            scan: "unscanned" | "clean" | "infected";
            /** @description Its tags. */
            tags: string[];
            /** @description Who wrote it, or to whom; null when not known. */
            correspondent: string | null;
            /** @description Language as BCP 47; null when not known. */
            language: string | null;
            /** @description Values of your own by name. */
            custom_fields: {
                [key: string]: string | number | boolean | (null);
            };
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        FoundDocuments: {
            /** @description The best first. */
            documents: {
                document: components["schemas"]["Document"];
                /** @description How well it fits; more is better. */
                score: number;
                /** @description Where the words are, as HTML: escaped, the words in `<mark>`. */
                highlight: string;
            }[];
            /** @description Whether more were found than are shown. */
            has_more: boolean;
        };
        DocumentText: {
            /** @description `fil_…` of the file. */
            id: string;
            /** @description Its text, as far as it is kept. */
            text: string;
            /** @description Whether it goes on after that. */
            is_cut: boolean;
        };
        UpdateDocument: {
            /** @description Up to 50 tags; all that it is to have. */
            tags?: string[];
            /** @description Who wrote it, or to whom; null when not known. */
            correspondent?: string | null;
            /** @description Language as BCP 47; null when not known. */
            language?: string | null;
            /** @description Up to 50 values of your own by name; given whole. */
            custom_fields?: {
                [key: string]: string | number | boolean | (null);
            };
        };
        PhotoPlaces: {
            /** @description The fullest first. */
            places: {
                /** @description Degrees north, the middle of them. */
                latitude: number;
                /** @description Degrees east, the middle of them. */
                longitude: number;
                /** @description Photographs and films taken there. */
                count: number;
                /** @description `fil_…` of the latest. */
                photo_id: string;
                /** @description What most of them say the place is called; null without a name. */
                name: string | null;
                /** @description For `GET /photos?box=`: `south,west,north,east` around them. */
                box: string;
            }[];
            /** @description Whether there are more places. */
            has_more: boolean;
        };
        Photo: {
            /** @description `fil_…` of the file. */
            id: string;
            /** @description `spc_…` that it is in. */
            space_id: string;
            /** @description `fol_…` that it lies in; null at the top. */
            folder_id: string | null;
            /** @description Name of the file. */
            name: string;
            /**
             * @description A photograph, or a film.
             * @enum {string}
             */
            kind: "photo" | "video";
            /** @description Seconds of a film; null of a photograph. */
            duration_s: number | null;
            /** @description `fil_…` of the film that makes it a live photograph; else null. */
            motion_id: string | null;
            /** @description Media type. */
            content_type: string;
            /** @description Bytes of the file. */
            size_bytes: number;
            /** @description Pixels, held upright. */
            width: number;
            /** @description Pixels, held upright. */
            height: number;
            /**
             * Format: date-time
             * @description When it was taken, else when it was added.
             */
            shown_at: string;
            /**
             * Format: date-time
             * @description When it was taken; taken for UTC where nothing says of which zone its clock was.
             */
            taken_at: string | null;
            /** @description What the clock of the camera showed. */
            taken_local: string | null;
            /** @description IANA name or offset; null when nothing tells it. */
            time_zone: string | null;
            /** @description Degrees north; null when it does not say. */
            latitude: number | null;
            /** @description Degrees east; null when it does not say. */
            longitude: number | null;
            /** @description Metres above the sea; null when it does not say. */
            altitude_m: number | null;
            /** @description What the place is called; null where it has no name yet, or none. */
            place_name: string | null;
            /** @description What it was taken with. */
            camera: {
                /** @description Who made the camera. */
                camera_make: string | null;
                /** @description Which camera it was. */
                camera_model: string | null;
                /** @description Which lens it was. */
                lens: string | null;
                /** @description Seconds of exposure. */
                exposure_s: number | null;
                /** @description Aperture. */
                f_number: number | null;
                /** @description Sensitivity. */
                iso: number | null;
                /** @description Focal length in millimetres. */
                focal_length_mm: number | null;
            };
            /** @description A blur of it, to be shown until the picture is there. */
            blurhash: string;
            /** @description Whether somebody likes it best. */
            is_favourite: boolean;
            /** @description Whether it is left out of the timeline. */
            is_archived: boolean;
            /** @description What it is called; null for nothing. */
            title: string | null;
            /** @description What is to be said of it; null for nothing. */
            description: string | null;
            /** @description Keywords. */
            tags: string[];
            /** @description One to five stars; -1 when it was rejected, null when nobody rated it. */
            rating: number | null;
            /** @description `fil_…` of the file of XMP beside it; null without one. */
            sidecar_id: string | null;
            /** @description Why XMP within it or beside it was not read, such as `damaged`; null otherwise. */
            xmp_problem: string | null;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        PhotoTimeline: {
            /** @description The latest first; days without photographs are left out. */
            days: {
                /**
                 * Format: date
                 * @description By the clock of the camera.
                 */
                day: string;
                /** @description Photographs of that day. */
                count: number;
            }[];
            /** @description Whether there are earlier days. */
            has_more: boolean;
        };
        UpdatePhoto: {
            /** @description Whether somebody likes it best. */
            is_favourite?: boolean;
            /** @description Whether it is left out of the timeline. */
            is_archived?: boolean;
            /** @description What it is called; null for nothing. */
            title?: string | null;
            /** @description What is to be said of it; null for nothing. */
            description?: string | null;
            /** @description Up to 50 tags; all that it is to have. */
            tags?: string[];
            /** @description One to five stars; -1 when it was rejected, null when nobody rated it. */
            rating?: number | null;
        };
        CreateAlbum: {
            /** @description `spc_…` to look in; the main space when not given. */
            space_id?: string;
            /** @description Name, 1 to 200 characters. */
            name: string;
            /**
             * @description What it is about; at most 2,000 characters.
             * @default
             */
            description?: string;
        };
        Album: {
            /** @description `alb_…` */
            id: string;
            /** @description `spc_…` that it is in. */
            space_id: string;
            /** @description Name, 1 to 200 characters. */
            name: string;
            /** @description What it is about; at most 2,000 characters. */
            description: string;
            /** @description `fil_…` that stands for all; null when it is empty. */
            cover_id: string | null;
            /** @description Photographs and films in it. */
            photo_count: number;
            /** @description Counts its changes; see `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        UpdateAlbum: {
            /** @description Name, 1 to 200 characters. */
            name?: string;
            /** @description What it is about; at most 2,000 characters. */
            description?: string;
            /** @description `fil_…` that stands for all; null for the latest. */
            cover_id?: string | null;
        };
        AddToAlbum: {
            /** @description `fil_…` of its space; 1 to 500. */
            photos: string[];
        };
        Duplicate: {
            /** @description SHA-256 that the files share, or `dup_…` of a pair. */
            id: string;
            /**
             * @description The same bytes, or nearly the same picture.
             * @enum {string}
             */
            kind: "exact" | "near";
            /** @description `fil_…` of the files, the oldest first. */
            files: string[];
            /** @description Bits of 64 in which the pictures differ; 0 for the same bytes. */
            distance: number;
        };
        QuotaUse: {
            /** @description What is counted, such as `keys` or `messages_per_day`. */
            name: string;
            /** @description Most that the project may have; null for any number. */
            limit: number | null;
            /** @description How much of it is used now; daily quotas start again at 00:00 UTC. */
            used: number;
        };
        CreateAppPassword: {
            /** @description What it is for, such as `Phone of Ana`; 1 to 120 characters. */
            name: string;
            /** @description `spc_…` that it opens; the main one by default. */
            space_id?: string;
            /** @description Your own id of the user as whom it acts, who must be a member of the space. */
            user_id?: string | null;
            /**
             * @description Whether it may change anything, or only read.
             * @default write
             * @enum {string}
             */
            rights?: "read" | "write";
            /**
             * @description What it opens: files over WebDAV, calendars and lists of tasks over CalDAV, contacts over CardDAV.
             * @default [
             *       "files",
             *       "calendar",
             *       "tasks",
             *       "contacts"
             *     ]
             */
            products?: ("files" | "calendar" | "tasks" | "contacts")[];
        };
        NewAppPassword: {
            /** @description `apw_…` */
            id: string;
            /** @description What it is for, such as `Phone of Ana`; 1 to 120 characters. */
            name: string;
            /** @description `spc_…` that it opens. */
            space_id: string;
            /** @description The user as whom it acts; null for the project. */
            user_id: string | null;
            /**
             * @description Whether it may change anything, or only read.
             * @enum {string}
             */
            rights: "read" | "write";
            /** @description What it opens: files over WebDAV, calendars and lists of tasks over CalDAV, contacts over CardDAV. */
            products: ("files" | "calendar" | "tasks" | "contacts")[];
            /** @description The last four characters of the password. */
            ending: string;
            /**
             * Format: date-time
             * @description When it was used last, to about a minute; null when never.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description What the app is given. It is not shown again. */
            password: string;
            /** @description What the app is given as the name of the user. */
            user_name: string;
            /** @description Address of the files, for apps that speak WebDAV. */
            files_url: string;
            /** @description Address of calendars and lists of tasks, for apps that speak CalDAV. */
            calendars_url: string;
            /** @description Address of address books, for apps that speak CardDAV. */
            contacts_url: string;
        };
        AppPassword: {
            /** @description `apw_…` */
            id: string;
            /** @description What it is for, such as `Phone of Ana`; 1 to 120 characters. */
            name: string;
            /** @description `spc_…` that it opens. */
            space_id: string;
            /** @description The user as whom it acts; null for the project. */
            user_id: string | null;
            /**
             * @description Whether it may change anything, or only read.
             * @enum {string}
             */
            rights: "read" | "write";
            /** @description What it opens: files over WebDAV, calendars and lists of tasks over CalDAV, contacts over CardDAV. */
            products: ("files" | "calendar" | "tasks" | "contacts")[];
            /** @description The last four characters of the password. */
            ending: string;
            /**
             * Format: date-time
             * @description When it was used last, to about a minute; null when never.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        NoteSearchResults: {
            /** @description The best first. */
            items: {
                note: components["schemas"]["NoteSummary"];
                /** @description How well it fits; the best is first. */
                score: number;
                /** @description HTML: the title with `<mark>` around what was found. */
                title: string;
                /** @description HTML: parts of the text, marked likewise. */
                snippet: string;
            }[];
            /** @description Notes of the space that are encrypted: whatever is in them is not found. */
            unsearchable: number;
        };
        NoteSummary: {
            /** @description `nte_…` */
            id: string;
            /** @description `spc_…` */
            space_id: string;
            /** @description Title, at most 300 characters; of encrypted notes it is readable, so leave it out. */
            title: string;
            /**
             * @description `markdown`, or `e2ee` for a text that only your users can read.
             * @enum {string}
             */
            format: "markdown" | "e2ee";
            /** @description Its tags. */
            tags: string[];
            /** @description Its files, `fil_…`. */
            attachments: string[];
            /** @description Whether it is shown first. */
            pinned: boolean;
            /** @description Whether it is put away. */
            archived: boolean;
            /** @description Whether searches find it: encrypted notes are never found. */
            searchable: boolean;
            /** @description Counts the texts that it has had. */
            revision: number;
            /** @description Counts its changes; see `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description Since when it is in the trash.
             */
            trashed_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
            /** @description How its text begins; nothing of encrypted notes. */
            excerpt: string;
        };
        ImportedNotes: {
            /**
             * @description What the archive was.
             * @enum {string}
             */
            source: "markdown" | "joplin";
            /** @description How many notes were made. */
            imported: number;
            /** @description How many files were made of what is attached to them. */
            attachments: number;
            /** @description Files that are larger than a note may be, and attachments that were left out; at most 100 are named. */
            skipped: string[];
        };
        CreateNote: {
            /** @description `spc_…`; the main space if not given. */
            space_id?: string;
            /**
             * @description Title, at most 300 characters; of encrypted notes it is readable, so leave it out.
             * @default
             */
            title?: string;
            /**
             * @description `markdown`, or `e2ee` for a text that only your users can read.
             * @default markdown
             * @enum {string}
             */
            format?: "markdown" | "e2ee";
            /**
             * @description Markdown, or the ciphertext as base64; at most 512 KiB as UTF-8.
             * @default
             */
            body?: string;
            /** @description At most 50, each 1 to 64 characters. */
            tags?: string[];
            /**
             * @description Files that belong to it, `fil_…`; at most 100.
             * @default []
             */
            attachments?: string[];
            /**
             * @description Whether it is shown first.
             * @default false
             */
            pinned?: boolean;
            /**
             * @description Whether it is put away.
             * @default false
             */
            archived?: boolean;
        };
        Note: {
            /** @description `nte_…` */
            id: string;
            /** @description `spc_…` */
            space_id: string;
            /** @description Title, at most 300 characters; of encrypted notes it is readable, so leave it out. */
            title: string;
            /**
             * @description `markdown`, or `e2ee` for a text that only your users can read.
             * @enum {string}
             */
            format: "markdown" | "e2ee";
            /** @description Its tags. */
            tags: string[];
            /** @description Its files, `fil_…`. */
            attachments: string[];
            /** @description Whether it is shown first. */
            pinned: boolean;
            /** @description Whether it is put away. */
            archived: boolean;
            /** @description Whether searches find it: encrypted notes are never found. */
            searchable: boolean;
            /** @description Counts the texts that it has had. */
            revision: number;
            /** @description Counts its changes; see `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description Since when it is in the trash.
             */
            trashed_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
            /** @description Its text, or the ciphertext as base64. */
            body: string;
            /** @description Titles and ids that it links to, as `[[Title]]` or `[words](nte_…)`. */
            links: string[];
        };
        UpdateNote: {
            /** @description Title, at most 300 characters; of encrypted notes it is readable, so leave it out. */
            title?: string;
            /**
             * @description `markdown`, or `e2ee` for a text that only your users can read.
             * @enum {string}
             */
            format?: "markdown" | "e2ee";
            /** @description Markdown, or the ciphertext as base64; at most 512 KiB as UTF-8. */
            body?: string;
            /** @description At most 50, each 1 to 64 characters. */
            tags?: string[];
            /** @description Files that belong to it, `fil_…`; at most 100. */
            attachments?: string[];
            /** @description Whether it is shown first. */
            pinned?: boolean;
            /** @description Whether it is put away. */
            archived?: boolean;
        };
        NoteRevisionSummary: {
            /** @description `nrv_…` */
            id: string;
            /** @description Counts from 1. */
            revision: number;
            /** @description The title it had. */
            title: string;
            /**
             * @description Whether the service could read it.
             * @enum {string}
             */
            format: "markdown" | "e2ee";
            /** @description Bytes of the text. */
            size_bytes: number;
            /** @description The user who wrote it; null for the project itself. */
            author: string | null;
            /**
             * Format: date-time
             * @description When it was written.
             */
            created_at: string;
        };
        NoteRevision: {
            /** @description `nrv_…` */
            id: string;
            /** @description Counts from 1. */
            revision: number;
            /** @description The title it had. */
            title: string;
            /**
             * @description Whether the service could read it.
             * @enum {string}
             */
            format: "markdown" | "e2ee";
            /** @description Bytes of the text. */
            size_bytes: number;
            /** @description The user who wrote it; null for the project itself. */
            author: string | null;
            /**
             * Format: date-time
             * @description When it was written.
             */
            created_at: string;
            /** @description Its text, or the ciphertext as base64. */
            body: string;
        };
        NoteDiff: {
            /** @description The older revision. */
            from: number;
            /** @description The newer revision. */
            to: number;
            /** @description The title then. */
            from_title: string;
            /** @description The title afterwards. */
            to_title: string;
            /** @description How many lines were added. */
            added_lines: number;
            /** @description How many lines were removed. */
            removed_lines: number;
            /** @description What changed, as a unified diff. */
            patch: string;
        };
        NoteChecklist: {
            /** @description `nte_…` */
            note_id: string;
            /** @description How many boxes are ticked. */
            done: number;
            /** @description How many boxes there are. */
            total: number;
            /** @description The boxes of the text. */
            items: {
                /** @description Counted from 0 in the order of the text. */
                index: number;
                /** @description What stands behind the box, as Markdown. */
                text: string;
                /** @description Whether it is ticked. */
                checked: boolean;
            }[];
        };
        TickNoteItem: {
            /** @description Whether it is to be ticked. */
            checked: boolean;
            /** @description What stands behind the box: if it is something else by now, nothing changes. */
            text?: string;
        };
        LiveNoteToken: {
            /** @description Stands for a key when the note is joined. */
            token: string;
            /** @description WebSocket that speaks the sync and awareness protocols of Yjs. */
            url: string;
            /** @description Whether changes are taken; if not, the note is watched. */
            may_write: boolean;
            /**
             * Format: date-time
             * @description Until when the note can be joined with it.
             */
            expires_at: string;
        };
        CreateTaskList: {
            /** @description `spc_…`; the main space if not given. */
            space_id?: string;
            /** @description What people see, 1 to 200 characters. */
            name: string;
            /**
             * @description Columns of a board from left to right; at most 100.
             * @default []
             */
            sections?: {
                /** @description `sec_…` of one that there is. */
                id?: string;
                /** @description What people see, 1 to 200 characters. */
                name: string;
            }[];
        };
        TaskList: {
            /** @description `tls_…` */
            id: string;
            /** @description `spc_…` */
            space_id: string;
            /** @description What people see, 1 to 200 characters. */
            name: string;
            /** @description Columns of a board from left to right. */
            sections: {
                /** @description `sec_…` */
                id: string;
                /** @description What people see. */
                name: string;
            }[];
            /** @description Counts its changes; see `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        UpdateTaskList: {
            /** @description What people see, 1 to 200 characters. */
            name?: string;
            /** @description Columns of a board from left to right; at most 100. */
            sections?: {
                /** @description `sec_…` of one that there is. */
                id?: string;
                /** @description What people see, 1 to 200 characters. */
                name: string;
            }[];
        };
        CreateTask: {
            /** @description What is to be done, 1 to 500 characters. */
            title: string;
            /**
             * @description More about it, at most 20,000 characters.
             * @default
             */
            notes?: string;
            /**
             * @description When it is due; null for no time.
             * @default null
             */
            due?: components["schemas"]["TaskDue"] | null;
            /**
             * @description 1 is the highest, 9 the lowest, 0 none.
             * @default 0
             */
            priority?: number;
            /** @description At most 50, each 1 to 64 characters. */
            labels?: string[];
            /**
             * @description Your own id of the user who does it.
             * @default null
             */
            assignee?: string | null;
            /**
             * @description The task that it is a part of, `tsk_…` of the same list.
             * @default null
             */
            parent_id?: string | null;
            /**
             * @description The section that it lies in, `sec_…` of the list.
             * @default null
             */
            section_id?: string | null;
            /**
             * @description How it repeats, as RFC 5545 writes it: `FREQ=WEEKLY;BYDAY=MO`. It needs `due`.
             * @default null
             */
            rrule?: string | null;
            /**
             * @description Whether it is done.
             * @default false
             */
            done?: boolean;
            /** @description Put it before this one. */
            before_id?: string;
            /** @description Put it after this one; at the end if neither is given. */
            after_id?: string;
        };
        /** @description A day as `date`, or a moment as `at`. */
        TaskDue: {
            /**
             * Format: date
             * @description The day, of what takes all day: no zone moves it.
             */
            date: string;
            /**
             * @description As the IANA names it, such as `Europe/Vaduz`; rules repeat by its clock.
             * @default UTC
             */
            time_zone: string;
        } | {
            /**
             * Format: date-time
             * @description The moment.
             */
            at: string;
            /**
             * @description As the IANA names it, such as `Europe/Vaduz`; rules repeat by its clock.
             * @default UTC
             */
            time_zone: string;
        };
        Task: {
            /** @description `tsk_…` */
            id: string;
            /** @description `tls_…` */
            list_id: string;
            /** @description `spc_…` */
            space_id: string;
            /** @description Where it stands: compare byte by byte. */
            rank: string;
            /** @description What is to be done, 1 to 500 characters. */
            title: string;
            /** @description More about it, at most 20,000 characters. */
            notes: string;
            /** @description When it is due. */
            due: components["schemas"]["TaskDue"] | null;
            /** @description 1 is the highest, 9 the lowest, 0 none. */
            priority: number;
            /** @description Its labels. */
            labels: string[];
            /** @description Your own id of the user who does it. */
            assignee: string | null;
            /** @description The task that it is a part of, `tsk_…` of the same list. */
            parent_id: string | null;
            /** @description The section that it lies in, `sec_…` of the list. */
            section_id: string | null;
            /** @description How it repeats, as RFC 5545 writes it: `FREQ=WEEKLY;BYDAY=MO`. It needs `due`. */
            rrule: string | null;
            /** @description The task of the series before it, `tsk_…`. */
            recurs_from: string | null;
            /** @description Whether it is done. */
            done: boolean;
            /**
             * Format: date-time
             * @description When it was done.
             */
            done_at: string | null;
            /** @description Counts its changes; see `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        UpdateTask: {
            /** @description What is to be done, 1 to 500 characters. */
            title?: string;
            /** @description More about it, at most 20,000 characters. */
            notes?: string;
            /** @description When it is due; null for no time. */
            due?: components["schemas"]["TaskDue"] | null;
            /** @description 1 is the highest, 9 the lowest, 0 none. */
            priority?: number;
            /** @description At most 50, each 1 to 64 characters. */
            labels?: string[];
            /** @description Your own id of the user who does it. */
            assignee?: string | null;
            /** @description The task that it is a part of, `tsk_…` of the same list. */
            parent_id?: string | null;
            /** @description The section that it lies in, `sec_…` of the list. */
            section_id?: string | null;
            /** @description How it repeats, as RFC 5545 writes it: `FREQ=WEEKLY;BYDAY=MO`. It needs `due`. */
            rrule?: string | null;
            /** @description Whether it is done. */
            done?: boolean;
        };
        MoveTask: {
            /** @description The section that it lies in, `sec_…` of the list. */
            section_id?: string | null;
            /** @description Put it before this one of the list. */
            before_id?: string;
            /** @description Put it after this one; at the end if neither is given. */
            after_id?: string;
        };
        CreateReminder: {
            /** @description Seconds before the task is due; of a day, before it begins where it is: −32400 is 9 in the morning. */
            before_due_s?: number;
            /**
             * Format: date-time
             * @description A time of its own.
             */
            at?: string;
            /**
             * @description How it is sent.
             * @default email
             * @enum {string}
             */
            channel?: "email" | "sms";
            /** @description E-mail address, or telephone number for `sms`. */
            to: string;
        };
        Reminder: {
            /** @description `rem_…` */
            id: string;
            /** @description `tsk_…` */
            task_id: string;
            /** @description Seconds before the task is due. */
            before_due_s: number | null;
            /**
             * Format: date-time
             * @description Its own time.
             */
            at: string | null;
            /**
             * @description How it is sent.
             * @enum {string}
             */
            channel: "email" | "sms";
            /** @description To whom. */
            to: string;
            /**
             * Format: date-time
             * @description When it is sent; null while the task is done, or has no time.
             */
            due_at: string | null;
            /**
             * @description What became of it; `idle` when it has no time.
             * @enum {string}
             */
            status: "idle" | "pending" | "sent" | "failed";
            /**
             * Format: date-time
             * @description When Messaging took it last.
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        CreateCalendar: {
            /** @description `spc_…`; the main space if not given. */
            space_id?: string;
            /** @description Name, 1 to 200 characters. */
            name: string;
            /**
             * @description What it is for; at most 2,000 characters.
             * @default
             */
            description?: string;
            /**
             * @description Colour to show it in, `#rrggbb`.
             * @default #3366cc
             */
            color?: string;
            /** @description Time zone, by its IANA name such as `Europe/Berlin`; names of Windows are understood. */
            time_zone?: string;
            /**
             * @description E-mail addresses that alarms go to which name nobody; at most 10.
             * @default []
             */
            reminders_to?: string[];
        };
        Calendar: {
            /** @description `cal_…` */
            id: string;
            /** @description `spc_…` */
            space_id: string;
            /** @description Name that people know it by. */
            name: string;
            /** @description What it is for. */
            description: string;
            /** @description Colour to show it in, `#rrggbb`. */
            color: string;
            /** @description What times mean that name no zone. */
            time_zone: string;
            /** @description Whom alarms go to that name nobody. */
            reminders_to: string[];
            /** @description Counts its changes. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        UpdateCalendar: {
            /** @description Name, 1 to 200 characters. */
            name?: string;
            /** @description What it is for; at most 2,000 characters. */
            description?: string;
            /** @description Colour to show it in, `#rrggbb`. */
            color?: string;
            /** @description Time zone, by its IANA name such as `Europe/Berlin`; names of Windows are understood. */
            time_zone?: string;
            /** @description E-mail addresses that alarms go to which name nobody; at most 10. */
            reminders_to?: string[];
        };
        CreateCalendarEvent: {
            /** @description What calendars everywhere know it by; a new one if not given. */
            uid?: string;
            /**
             * @description Title, at most 500 characters.
             * @default
             */
            summary?: string;
            /**
             * @description At most 20,000 characters.
             * @default
             */
            description?: string;
            /**
             * @description Where, at most 500 characters.
             * @default
             */
            location?: string;
            /** @description A day (`date`), or a time (`local`) in a zone; that of the calendar if none is given. */
            start: {
                /** @description A whole day, `2026-06-01`; it is that day everywhere. */
                date: string;
            } | {
                /** @description What the clock on the wall shows, `2026-06-01T09:00:00`. */
                local: string;
                /** @description Time zone, by its IANA name such as `Europe/Berlin`; names of Windows are understood. */
                time_zone?: string;
            };
            /** @description When it ends, itself not in it; of a day, the day after the last. */
            end?: {
                /** @description A whole day, `2026-06-01`; it is that day everywhere. */
                date: string;
            } | {
                /** @description What the clock on the wall shows, `2026-06-01T09:00:00`. */
                local: string;
                /** @description Time zone, by its IANA name such as `Europe/Berlin`; names of Windows are understood. */
                time_zone?: string;
            };
            /**
             * @description How it repeats, as RFC 5545 writes it: `FREQ=WEEKLY;BYDAY=MO`; null for not at all.
             * @default null
             */
            recurrence?: string | null;
            /**
             * @description Whether it takes place.
             * @default confirmed
             * @enum {string}
             */
            status?: "tentative" | "confirmed" | "cancelled";
            /**
             * @description Whether the time is free although there is an event.
             * @default false
             */
            transparent?: boolean;
            /**
             * Format: email
             * @description Who invites; null for nobody.
             * @default null
             */
            organizer?: string | null;
            /**
             * @description Who is invited; at most 200.
             * @default []
             */
            attendees?: components["schemas"]["NewAttendee"][];
            /**
             * @description When somebody is reminded by mail, at most 10; calendar programs get them as VALARM. Given, they replace all.
             * @default []
             */
            alarms?: components["schemas"]["NewEventAlarm"][];
            /**
             * @description Whether those who are invited, or not any more, are told by mail from `organizer`.
             * @default false
             */
            send_invitations?: boolean;
        };
        NewAttendee: {
            /**
             * Format: email
             * @description Address of e-mail.
             */
            email: string;
            /**
             * @description Name, at most 200 characters.
             * @default
             */
            name?: string;
            /**
             * @description What they answered.
             * @default needs-action
             * @enum {string}
             */
            status?: "needs-action" | "accepted" | "declined" | "tentative" | "delegated";
            /**
             * @description Whether an answer is wanted.
             * @default true
             */
            rsvp?: boolean;
        };
        NewEventAlarm: {
            /**
             * @description Seconds before it starts, or ends; of a day, before the day: −32400 is nine.
             * @default null
             */
            before_s?: number | null;
            /**
             * @description Of which of both `before_s` is.
             * @default start
             * @enum {string}
             */
            related_to?: "start" | "end";
            /**
             * Format: date-time
             * @description A time of its own, once, in the place of `before_s`.
             * @default null
             */
            at?: string | null;
            /**
             * @description How often it comes again.
             * @default 0
             */
            repeat?: number;
            /**
             * @description Seconds between the times that it comes again.
             * @default null
             */
            every_s?: number | null;
            /**
             * @description E-mail addresses that it goes to, of who invites, is invited or is a member; those of the calendar if there are none.
             * @default []
             */
            to?: string[];
        };
        CalendarEvent: {
            /** @description `cev_…` */
            id: string;
            /** @description `cal_…` */
            calendar_id: string;
            /** @description What calendars everywhere know it by. */
            uid: string;
            /** @description Title. */
            summary: string;
            /** @description What it is about. */
            description: string;
            /** @description Where. */
            location: string;
            /**
             * @description Whether it takes place.
             * @enum {string}
             */
            status: "tentative" | "confirmed" | "cancelled";
            /** @description Whether the time is free although there is an event. */
            transparent: boolean;
            /** @description Whether it is of whole days. */
            all_day: boolean;
            start: components["schemas"]["CalendarTime"];
            end: components["schemas"]["CalendarTime"];
            /** @description Rules by which it repeats; none for once. */
            recurrence: string[];
            /** @description How many instances are unlike the others. */
            changed_instances: number;
            /** @description How many instances are left out. */
            left_out: number;
            /** @description Who invites. */
            organizer: string | null;
            /** @description Who is invited. */
            attendees: {
                /** @description Address of e-mail. */
                email: string;
                /** @description Name. */
                name: string;
                /** @description What they answered. */
                status: string;
                /** @description How much they are needed. */
                role: string;
                /** @description Whether an answer is wanted. */
                rsvp: boolean;
            }[];
            /** @description When somebody is reminded by mail. */
            alarms: components["schemas"]["EventAlarm"][];
            /** @description Counts its changes. */
            version: number;
            /**
             * Format: date-time
             * @description When it was put into the calendar.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        CalendarTime: {
            /** @description The day, when it is of all day; else null. */
            date: string | null;
            /** @description What the clock on the wall shows; null when it is of all day. */
            local: string | null;
            /** @description Of which wall; null when it is of all day. */
            time_zone: string | null;
            /**
             * Format: date-time
             * @description The instant; of a day, its midnight in UTC.
             */
            at: string;
        };
        EventAlarm: {
            /** @description Seconds before it starts, or ends. */
            before_s: number | null;
            /**
             * @description Of which of both `before_s` is.
             * @enum {string}
             */
            related_to: "start" | "end";
            /**
             * Format: date-time
             * @description A time of its own.
             */
            at: string | null;
            /** @description How often it comes again. */
            repeat: number;
            /** @description Seconds between the times that it comes again. */
            every_s: number | null;
            /** @description E-mail addresses that it names; strangers among them get no mail. */
            to: string[];
        };
        UpdateCalendarEvent: {
            /** @description Title, at most 500 characters. */
            summary?: string;
            /** @description At most 20,000 characters. */
            description?: string;
            /** @description Where, at most 500 characters. */
            location?: string;
            /** @description A day (`date`), or a time (`local`) in a zone; that of the calendar if none is given. */
            start?: {
                /** @description A whole day, `2026-06-01`; it is that day everywhere. */
                date: string;
            } | {
                /** @description What the clock on the wall shows, `2026-06-01T09:00:00`. */
                local: string;
                /** @description Time zone, by its IANA name such as `Europe/Berlin`; names of Windows are understood. */
                time_zone?: string;
            };
            /** @description When it ends, itself not in it; of a day, the day after the last. */
            end?: {
                /** @description A whole day, `2026-06-01`; it is that day everywhere. */
                date: string;
            } | {
                /** @description What the clock on the wall shows, `2026-06-01T09:00:00`. */
                local: string;
                /** @description Time zone, by its IANA name such as `Europe/Berlin`; names of Windows are understood. */
                time_zone?: string;
            };
            /** @description How it repeats, as RFC 5545 writes it: `FREQ=WEEKLY;BYDAY=MO`; null for not at all. */
            recurrence?: string | null;
            /**
             * @description Whether it takes place.
             * @enum {string}
             */
            status?: "tentative" | "confirmed" | "cancelled";
            /** @description Whether the time is free although there is an event. */
            transparent?: boolean;
            /**
             * Format: email
             * @description Who invites; null for nobody.
             */
            organizer?: string | null;
            /** @description Who is invited; at most 200. */
            attendees?: components["schemas"]["NewAttendee"][];
            /** @description When somebody is reminded by mail, at most 10; calendar programs get them as VALARM. Given, they replace all. */
            alarms?: components["schemas"]["NewEventAlarm"][];
            /** @description Name of one instance, from `GET /calendars/{calendar}/instances`; all if not given. */
            instance?: string;
            /**
             * @description Whether those that follow the instance are meant too.
             * @default this
             * @enum {string}
             */
            range?: "this" | "this_and_future";
            /** @description Whether those who are invited, or not any more, are told by mail from `organizer`. */
            send_invitations?: boolean;
        };
        ImportEvents: {
            /** @description The calendar file (RFC 5545), at most 1,000,000 characters. */
            ics: string;
        };
        ImportedEvents: {
            /** @description Events that are new. */
            created: number;
            /** @description Events whose UID was there, now as in the file. */
            updated: number;
            /** @description Events that could not be read; the others were taken all the same. */
            problems: {
                /** @description UID of the event; null when it has none. */
                uid: string | null;
                /** @description What is wrong with it. */
                why: string;
            }[];
        };
        CalendarInstance: {
            /** @description `cev_…` */
            event_id: string;
            /** @description What calendars everywhere know the event by. */
            uid: string;
            /** @description What names it in changes: its start by the rule, or its day. */
            instance: string;
            start: components["schemas"]["CalendarTime"];
            end: components["schemas"]["CalendarTime"];
            /** @description Whether it is of whole days. */
            all_day: boolean;
            /** @description Whether it is unlike the others. */
            changed: boolean;
            /** @description Title. */
            summary: string;
            /** @description Where. */
            location: string;
            /**
             * @description Whether it takes place.
             * @enum {string}
             */
            status: "tentative" | "confirmed" | "cancelled";
            /** @description Whether the time is free although there is an event. */
            transparent: boolean;
        };
        AskFreeBusy: {
            /**
             * Format: date-time
             * @description What ends after this; now if not given.
             */
            from?: string;
            /**
             * Format: date-time
             * @description What begins before this; 31 days after `from` if not given, at most 1,100.
             */
            to?: string;
            /** @description Calendars, `cal_…`; 1 to 50. */
            calendars: string[];
        };
        CreateCalendarFeed: {
            /**
             * @description Who has the address; at most 200 characters.
             * @default
             */
            name?: string;
            /**
             * @description All of the events, or only when they take the time.
             * @default all
             * @enum {string}
             */
            shows?: "all" | "busy";
        };
        NewCalendarFeed: {
            /** @description `cfd_…` */
            id: string;
            /** @description `cal_…` that it shows. */
            calendar_id: string;
            /** @description Who has the address; at most 200 characters. */
            name: string;
            /**
             * @description All of the events, or only when they take the time.
             * @enum {string}
             */
            shows: "all" | "busy";
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The secret address; it is shown once. */
            url: string;
        };
        CalendarFeed: {
            /** @description `cfd_…` */
            id: string;
            /** @description `cal_…` that it shows. */
            calendar_id: string;
            /** @description Who has the address; at most 200 characters. */
            name: string;
            /**
             * @description All of the events, or only when they take the time.
             * @enum {string}
             */
            shows: "all" | "busy";
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        SetCalendarSubscription: {
            /**
             * Format: uri
             * @description Address of the calendar file; `webcal:` is read as `https:`.
             */
            url: string;
            /**
             * @description Seconds from one look to the next, 300 to 604,800.
             * @default 3600
             */
            every_s?: number;
        };
        CalendarSubscription: {
            /** @description `cal_…` that follows it. */
            calendar_id: string;
            /** @description Address of the calendar file. */
            url: string;
            /** @description Seconds from one look to the next, 300 to 604,800. */
            every_s: number;
            /**
             * @description How the last look went.
             * @enum {string}
             */
            status: "waiting" | "ready" | "failing";
            /** @description Why the last look failed; null when it did not. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was last as the other side has it.
             */
            fetched_at: string | null;
            /**
             * Format: date-time
             * @description When it is looked at next.
             */
            next_at: string;
        };
        ReceiveInvitation: {
            /** @description The calendar file of the mail, with its METHOD. */
            ics: string;
        };
        ReceivedInvitation: {
            /**
             * @description What the mail says.
             * @enum {string}
             */
            method: "REQUEST" | "REPLY" | "CANCEL";
            /**
             * @description Ignored: of an event or guest that is not known, or overtaken by a later mail.
             * @enum {string}
             */
            result: "applied" | "ignored";
            /** @description The event as it is now; null when there is none. */
            event: components["schemas"]["CalendarEvent"] | null;
        };
        RespondToInvitation: {
            /**
             * Format: email
             * @description Whose answer it is; one of the attendees.
             */
            email: string;
            /**
             * @description What is answered.
             * @enum {string}
             */
            status: "accepted" | "declined" | "tentative";
            /**
             * @description Whether who invites is told by mail.
             * @default true
             */
            send_reply?: boolean;
        };
        CreateBookingPage: {
            /** @description `cal_…` that gets the events. */
            calendar_id: string;
            /** @description What is booked, such as `Call`; 1 to 200 characters. */
            name: string;
            /**
             * @description What visitors are to know; at most 2,000 characters.
             * @default
             */
            description?: string;
            /**
             * Format: email
             * @description Whom they meet: invitations come from there; null for no mails.
             * @default null
             */
            organizer?: string | null;
            /** @description Time zone, by its IANA name such as `Europe/Berlin`; names of Windows are understood. */
            time_zone?: string;
            /**
             * @description When times may be booked, by day of the week.
             * @default [
             *       {
             *         "day": 1,
             *         "from": "09:00",
             *         "to": "17:00"
             *       },
             *       {
             *         "day": 2,
             *         "from": "09:00",
             *         "to": "17:00"
             *       },
             *       {
             *         "day": 3,
             *         "from": "09:00",
             *         "to": "17:00"
             *       },
             *       {
             *         "day": 4,
             *         "from": "09:00",
             *         "to": "17:00"
             *       },
             *       {
             *         "day": 5,
             *         "from": "09:00",
             *         "to": "17:00"
             *       }
             *     ]
             */
            hours?: components["schemas"]["OpenHours"][];
            /**
             * @description Other calendars, `cal_…`, that must be free as well; of the same space.
             * @default []
             */
            busy_calendars?: string[];
            /**
             * @description Minutes of one time, 5 to 1,440.
             * @default 30
             */
            duration_min?: number;
            /**
             * @description Minutes that stay free before and after; 0 to 480.
             * @default 0
             */
            buffer_min?: number;
            /**
             * @description Minutes before which nobody books; 0 to 43,200.
             * @default 240
             */
            notice_min?: number;
            /**
             * @description Days ahead that can be booked, 1 to 365.
             * @default 60
             */
            horizon_days?: number;
            /**
             * @description Whether it can be used.
             * @default true
             */
            open?: boolean;
        };
        OpenHours: {
            /** @description Day of the week: 1 is Monday, 7 Sunday. */
            day: number;
            /** @description From when, `09:00`. */
            from: string;
            /** @description Until when, `17:00`. */
            to: string;
        };
        BookingPage: {
            /** @description `bkp_…` */
            id: string;
            /** @description `spc_…` */
            space_id: string;
            /** @description `cal_…` that gets the events. */
            calendar_id: string;
            /** @description What is booked, such as `Call`; 1 to 200 characters. */
            name: string;
            /** @description What visitors are to know; at most 2,000 characters. */
            description: string;
            /**
             * Format: email
             * @description Whom they meet: invitations come from there; null for no mails.
             */
            organizer: string | null;
            /** @description Of which clock the hours are. */
            time_zone: string;
            /** @description When times may be booked, by day of the week. */
            hours: components["schemas"]["OpenHours"][];
            /** @description Other calendars, `cal_…`, that must be free as well; of the same space. */
            busy_calendars: string[];
            /** @description Minutes of one time, 5 to 1,440. */
            duration_min: number;
            /** @description Minutes that stay free before and after; 0 to 480. */
            buffer_min: number;
            /** @description Minutes before which nobody books; 0 to 43,200. */
            notice_min: number;
            /** @description Days ahead that can be booked, 1 to 365. */
            horizon_days: number;
            /** @description Whether it can be used. */
            open: boolean;
            /** @description Public address: a page for browsers; for programs what it offers, `/slots` and `/bookings` below it. */
            url: string;
            /** @description The part of the address that stands for the page. */
            token: string;
            /** @description Counts its changes; see `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        UpdateBookingPage: {
            /** @description What is booked, such as `Call`; 1 to 200 characters. */
            name?: string;
            /** @description What visitors are to know; at most 2,000 characters. */
            description?: string;
            /**
             * Format: email
             * @description Whom they meet: invitations come from there; null for no mails.
             */
            organizer?: string | null;
            /** @description Time zone, by its IANA name such as `Europe/Berlin`; names of Windows are understood. */
            time_zone?: string;
            /** @description When times may be booked, by day of the week. */
            hours?: components["schemas"]["OpenHours"][];
            /** @description Other calendars, `cal_…`, that must be free as well; of the same space. */
            busy_calendars?: string[];
            /** @description Minutes of one time, 5 to 1,440. */
            duration_min?: number;
            /** @description Minutes that stay free before and after; 0 to 480. */
            buffer_min?: number;
            /** @description Minutes before which nobody books; 0 to 43,200. */
            notice_min?: number;
            /** @description Days ahead that can be booked, 1 to 365. */
            horizon_days?: number;
            /** @description Whether it can be used. */
            open?: boolean;
        };
        CreateAddressBook: {
            /** @description `spc_…`; the main space if not given. */
            space_id?: string;
            /** @description Name, 1 to 200 characters. */
            name: string;
            /**
             * @description What it is for; at most 2,000 characters.
             * @default
             */
            description?: string;
        };
        AddressBook: {
            /** @description `abk_…` */
            id: string;
            /** @description `spc_…` */
            space_id: string;
            /** @description Name that people know it by. */
            name: string;
            /** @description What it is for. */
            description: string;
            /** @description Counts its changes. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        UpdateAddressBook: {
            /** @description Name, 1 to 200 characters. */
            name?: string;
            /** @description What it is for; at most 2,000 characters. */
            description?: string;
        };
        ImportContacts: {
            /** @description A file of vCards 3.0 or 4.0, at most 1,000,000 characters. */
            vcf: string;
        };
        ImportedContacts: {
            /** @description Contacts that are new. */
            created: number;
            /** @description Contacts whose UID was there, now as in the file. */
            updated: number;
            /** @description vCards that could not be read; the others were taken all the same. */
            problems: {
                /** @description Which vCard of the file it is, the first is 1. */
                number: number;
                /** @description What is wrong with it. */
                why: string;
            }[];
        };
        CreateContact: {
            /** @description `abk_…` */
            address_book_id: string;
            /** @description What address books everywhere know it by; made up if not given. */
            uid?: string;
            /** @description The name that is shown, 1 to 300 characters. */
            full_name: string;
            /** @description Given name. */
            given_name?: string;
            /** @description Family name. */
            family_name?: string;
            /** @description Company or other organisation. */
            organization?: string;
            /** @description What they do there. */
            job_title?: string;
            /** @description E-mail addresses. */
            emails?: {
                /** @description The e-mail address. */
                value: string;
                /**
                 * @description What kind it is, such as `home`, `work` or `cell`.
                 * @default []
                 */
                types?: string[];
            }[];
            /** @description Telephone numbers. */
            phones?: {
                /** @description The number. */
                value: string;
                /**
                 * @description What kind it is, such as `home`, `work` or `cell`.
                 * @default []
                 */
                types?: string[];
            }[];
            /** @description Postal addresses. */
            addresses?: {
                /**
                 * @description Street and number.
                 * @default
                 */
                street?: string;
                /**
                 * @description City.
                 * @default
                 */
                city?: string;
                /**
                 * @description Region or state.
                 * @default
                 */
                region?: string;
                /**
                 * @description Postal code.
                 * @default
                 */
                postal_code?: string;
                /**
                 * @description Country.
                 * @default
                 */
                country?: string;
                /**
                 * @description What kind it is, such as `home`, `work` or `cell`.
                 * @default []
                 */
                types?: string[];
            }[];
            /** @description Pages of the web. */
            websites?: string[];
            /** @description `YYYY-MM-DD`, or `--MM-DD` without the year; null when it is not known. */
            birthday?: string | null;
            /** @description What else there is to say; at most 20,000 characters. */
            note?: string;
        };
        Contact: {
            /** @description `ctc_…` */
            id: string;
            /** @description `spc_…` */
            space_id: string;
            /** @description `abk_…` */
            address_book_id: string;
            /** @description What address books everywhere know it by. */
            uid: string;
            /** @description `individual`, `group`, `org` or what else its vCard says. */
            kind: string;
            /** @description The name that is shown. */
            full_name: string;
            /** @description Given name. */
            given_name: string;
            /** @description Family name. */
            family_name: string;
            /** @description Company or other organisation. */
            organization: string;
            /** @description What they do there. */
            job_title: string;
            /** @description E-mail address. Each of them. */
            emails: {
                /** @description E-mail address. */
                value: string;
                /** @description What kind it is, such as `home`, `work` or `cell`. */
                types: string[];
            }[];
            /** @description Telephone number. Each of them. */
            phones: {
                /** @description Telephone number. */
                value: string;
                /** @description What kind it is, such as `home`, `work` or `cell`. */
                types: string[];
            }[];
            /** @description Postal addresses. */
            addresses: {
                /** @description Street and number. */
                street: string;
                /** @description City. */
                city: string;
                /** @description Region or state. */
                region: string;
                /** @description Postal code. */
                postal_code: string;
                /** @description Country. */
                country: string;
                /** @description What kind it is, such as `home`, `work` or `cell`. */
                types: string[];
            }[];
            /** @description Pages of the web. */
            websites: string[];
            /** @description `YYYY-MM-DD`, or `--MM-DD` without the year. */
            birthday: string | null;
            /** @description What else there is to say; at most its first 20,000 characters. */
            note: string;
            /** @description Whether its vCard has a picture. */
            has_photo: boolean;
            /** @description Counts its changes. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        UpdateContact: {
            /** @description The name that is shown, 1 to 300 characters. */
            full_name?: string;
            /** @description Given name. */
            given_name?: string;
            /** @description Family name. */
            family_name?: string;
            /** @description Company or other organisation. */
            organization?: string;
            /** @description What they do there. */
            job_title?: string;
            /** @description E-mail addresses. */
            emails?: {
                /** @description The e-mail address. */
                value: string;
                /**
                 * @description What kind it is, such as `home`, `work` or `cell`.
                 * @default []
                 */
                types?: string[];
            }[];
            /** @description Telephone numbers. */
            phones?: {
                /** @description The number. */
                value: string;
                /**
                 * @description What kind it is, such as `home`, `work` or `cell`.
                 * @default []
                 */
                types?: string[];
            }[];
            /** @description Postal addresses. */
            addresses?: {
                /**
                 * @description Street and number.
                 * @default
                 */
                street?: string;
                /**
                 * @description City.
                 * @default
                 */
                city?: string;
                /**
                 * @description Region or state.
                 * @default
                 */
                region?: string;
                /**
                 * @description Postal code.
                 * @default
                 */
                postal_code?: string;
                /**
                 * @description Country.
                 * @default
                 */
                country?: string;
                /**
                 * @description What kind it is, such as `home`, `work` or `cell`.
                 * @default []
                 */
                types?: string[];
            }[];
            /** @description Pages of the web. */
            websites?: string[];
            /** @description `YYYY-MM-DD`, or `--MM-DD` without the year; null when it is not known. */
            birthday?: string | null;
            /** @description What else there is to say; at most 20,000 characters. */
            note?: string;
        };
        SpaceExport: {
            /** @description `exp_…` */
            id: string;
            /** @description `spc_…` that it is of. */
            space_id: string;
            /**
             * @description Whether it waits, is made, or how it ended.
             * @enum {string}
             */
            status: "queued" | "running" | "ready" | "failed";
            /** @description Bytes of the archive; null until it is ready. */
            size_bytes: number | null;
            /** @description SHA-256 of the archive, 64 hexadecimal digits. */
            sha256: string | null;
            /** @description What is in it; null until it is ready. */
            counts: {
                /** @description How many files, photographs among them. */
                files: number;
                /** @description How many folders. */
                folders: number;
                /** @description How many notes. */
                notes: number;
                /** @description How many tasks. */
                tasks: number;
                /** @description How many events of calendars. */
                events: number;
                /** @description How many contacts. */
                contacts: number;
            } | null;
            /** @description Why it failed; null when it did not. */
            problem: string | null;
            /** @description Whether whoever has its link can download it. */
            has_link: boolean;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was ready, or failed.
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description When it deletes itself.
             */
            expires_at: string;
        };
        SpaceExportLink: {
            /**
             * Format: uri
             * @description Where whoever has it downloads the archive. It is shown once.
             */
            url: string;
            /**
             * Format: date-time
             * @description When it leads nowhere any more.
             */
            expires_at: string;
        };
        CreateRetentionRule: {
            /** @description `spc_…` to look in; the main space when not given. */
            space_id?: string;
            /** @description `fol_…`: of all files in it, however deep. */
            folder_id?: string;
            /** @description Of all documents that have this tag, 1 to 60 characters. */
            tag?: string;
            /**
             * @description Days after its last change before which nobody may delete a file, 1 to 36,500; null for none.
             * @default null
             */
            keep_days?: number | null;
            /**
             * @description Days after its last change at which a file goes to the trash, 1 to 36,500, no fewer than `keep_days`; null for never.
             * @default null
             */
            delete_after_days?: number | null;
        };
        RetentionRule: {
            /** @description `rtr_…` */
            id: string;
            /** @description `spc_…` that it is of. */
            space_id: string;
            /** @description `fol_…`: of all files in it, however deep. */
            folder_id: string | null;
            /** @description The tag of whose documents it is; null for a folder. */
            tag: string | null;
            /** @description Days after its last change before which nobody may delete a file, 1 to 36,500; null for none. */
            keep_days: number | null;
            /** @description Days after its last change at which a file goes to the trash, 1 to 36,500, no fewer than `keep_days`; null for never. */
            delete_after_days: number | null;
            /** @description Counts its changes; see `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        UpdateRetentionRule: {
            /** @description Days after its last change before which nobody may delete a file, 1 to 36,500; null for none. */
            keep_days?: number | null;
            /** @description Days after its last change at which a file goes to the trash, 1 to 36,500, no fewer than `keep_days`; null for never. */
            delete_after_days?: number | null;
        };
        Event: {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @description What happened, such as `app.created`. */
            type: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description What happened to what; depends on `type`. */
            data: {
                [key: string]: unknown;
            };
        };
        AuditEntry: {
            /** @description `aud_…` */
            id: string;
            /** @description The project that was changed. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            actor: {
                /**
                 * @description What the actor is.
                 * @enum {string}
                 */
                kind: "account" | "key" | "service" | "system" | "user";
                /** @description `acc_…`, `key_…`, `usr_…` or the name of a service. */
                id: string;
                /** @description Address that the request came from. */
                ip: string | null;
                /** @description Program that the request came from. */
                user_agent: string | null;
            };
            /** @description What was done, such as `app.create`. */
            action: string;
            /** @description Identifier of what was changed. */
            target: string;
            /** @description The request that did it. */
            request_id: string | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was done.
             */
            at: string;
            /** @description Hash of the entry before; zeros for the first of a project. */
            prev_hash: string;
            /** @description SHA-256 of `prev_hash` and of everything that the entry says. */
            hash: string;
        };
        UsageReport: {
            /**
             * Format: date-time
             * @description Start of what is told.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of what is told, not included.
             */
            to: string;
            /**
             * @description How it is added up.
             * @enum {string}
             */
            granularity: "hour" | "day" | "month";
            /** @description By meter, then by time; what is zero is left out. */
            items: components["schemas"]["UsageItem"][];
        };
        UsageItem: {
            /** @description The product that measured it. */
            product: string;
            /** @description What was measured, such as `messages.sms`. */
            meter: string;
            /** @description The meter as people read it. */
            name: string;
            /** @description What one of it is. */
            unit: string;
            /**
             * @description Test usage is counted and never billed.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * Format: date-time
             * @description Where the hour, day or month starts, UTC.
             */
            start: string;
            /** @description How much; a whole number, as text so that none is too large. */
            quantity: string;
        };
        CreateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url: string;
            /**
             * @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`.
             * @default [
             *       "*"
             *     ]
             */
            event_types?: string[];
            /**
             * @description What it is for.
             * @default
             */
            description?: string;
            /**
             * @description Whether deliveries are made.
             * @default true
             */
            enabled?: boolean;
        };
        WebhookWithSecret: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
            /** @description Signs deliveries (`whsec_…`). Shown here and never again. */
            secret: string;
        };
        Webhook: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        UpdateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url?: string;
            /** @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`. */
            event_types?: string[];
            /** @description What it is for. */
            description?: string;
            /** @description Whether deliveries are made. */
            enabled?: boolean;
        };
        RotateWebhookSecret: {
            /**
             * @description Seconds for which deliveries are signed with the old secret too.
             * @default 86400
             */
            overlap_s?: number;
        };
        WebhookDelivery: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
        };
        WebhookDeliveryDetail: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
            /** @description What the receiver gets. */
            request: components["schemas"]["WebhookRequest"];
            /** @description Attempts, the latest first; 50 at most. */
            attempt_log: components["schemas"]["WebhookAttempt"][];
        };
        WebhookRequest: {
            /**
             * @description Always `POST`.
             * @enum {string}
             */
            method: "POST";
            /** @description Where the last attempt went, or the next one goes. */
            url: string;
            /** @description As in the last attempt, without the signature. */
            headers: {
                [key: string]: string;
            };
            /** @description The body, byte for byte what is signed. */
            body: string;
        };
        WebhookAttempt: {
            /** @description Counted from 1, and anew after a replay. */
            number: number;
            /** @description Where it was sent. */
            url: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description How long it took; null when it did not end. */
            duration_ms: number | null;
            /** @description HTTP status of the answer. */
            response_status: number | null;
            /** @description Why it failed, as `problem` of the delivery. */
            problem: string | null;
        };
        ErrorEnvelope: {
            data: Record<string, never>;
            error: {
                /** @description Address of the page that documents this code. */
                type: string;
                /** @description Stable code to branch on. */
                code: string;
                /** @description The HTTP status. */
                status: number;
                /** @description What the code means, always the same sentence. */
                title: string;
                /** @description What happened this time. */
                detail: string;
                /** @description One entry for each problem with the request. */
                errors: {
                    location: string;
                    code: string;
                    message: string;
                }[];
                /** @description Same as `type`. */
                doc_url: string;
                /** @description Seconds to wait before trying again. */
                retry_after_s: number | null;
            };
            meta: {
                /** @description Identifier of this request; name it when you report a problem. */
                request_id: string;
                /** @description The long-running operation that this request started. */
                operation_id?: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSpaces: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Space"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createSpace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSpace"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Space"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getSpace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Space"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteSpace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateSpace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSpace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Space"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listSpaceMembers: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-user_id" | "user_id";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SpaceMember"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    setSpaceMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
                member: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSpaceMember"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpaceMember"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    removeSpaceMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
                member: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listSpaceActivity: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only what was done with these. */
                kind?: "file" | "folder" | "share_link" | "note" | "task_list" | "task" | "album" | "calendar" | "calendar_event" | "calendar_feed" | "address_book" | "contact" | "space" | "space_member" | "space_export" | "retention_rule" | "app_password";
                /** @description Only what this user, key or account did. */
                actor?: string;
                /** @description Only what was done with this. */
                subject?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Activity"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description `files`, `notes`, `tasks:<list>`, `calendar:<calendar>` or `contacts:<address book>`. */
                collection?: string;
                /** @description `spc_…`; the main space when not given. */
                space_id?: string;
                /** @description Only what came after this number: `next` of the answer before; 0 for all. */
                since?: number;
                /** @description Most of them, 1 to 1,000. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Changes"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listFiles: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name" | "-updated_at" | "updated_at";
                /** @description `spc_…`; the main space when not given. */
                space_id?: string;
                /** @description Only what lies in this `fol_…`, or in `root` for the top of the space. */
                parent_id?: "root" | string;
                /** @description Only what is called exactly so. */
                name?: string;
                /** @description Only files with exactly these bytes. */
                sha256?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["File"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createFile: {
        parameters: {
            query: {
                /** @description Its name: 1 to 255 bytes, kept as NFC; no `/`, no control characters, not `.` or `..`. */
                name: string;
                /** @description `spc_…`; the main space when not given. */
                space_id?: string;
                /** @description `fol_…` that it lies in; the top when not given. */
                parent_id?: string;
                /** @description Media type, such as `image/png`; by the header and the name when not given. */
                content_type?: string;
                /** @description SHA-256 of the bytes, 64 hexadecimal digits; other bytes are refused. */
                sha256?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["File"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["File"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    trashFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    moveFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveNode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["File"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getFileContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    replaceFileContent: {
        parameters: {
            query?: {
                /** @description Media type, such as `image/png`; by the header and the name when not given. */
                content_type?: string;
                /** @description SHA-256 of the bytes, 64 hexadecimal digits; other bytes are refused. */
                sha256?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["File"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listFolders: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name" | "-updated_at" | "updated_at";
                /** @description `spc_…`; the main space when not given. */
                space_id?: string;
                /** @description Only what lies in this `fol_…`, or in `root` for the top of the space. */
                parent_id?: "root" | string;
                /** @description Only what is called exactly so. */
                name?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Folder"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFolder"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Folder"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                folder: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Folder"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    trashFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                folder: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    moveFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                folder: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveNode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Folder"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listFileVersions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["FileVersion"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getFileVersionContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file: string;
                file_version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    restoreFileVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file: string;
                file_version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["File"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteFileVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file: string;
                file_version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listTrash: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description `spc_…`; the main space when not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TrashItem"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    emptyTrash: {
        parameters: {
            query?: {
                /** @description `spc_…`; the main space when not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrashEmptied"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    restoreFromTrash: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                trash_item: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreNode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrashItem"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteFromTrash: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                trash_item: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listFileShares: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only links to this `fil_…`. */
                file_id?: string;
                /** @description `spc_…`; the main space when not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["FileShare"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createFileShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFileShare"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewFileShare"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getFileShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file_share: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FileShare"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteFileShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                file_share: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getFilePreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                pictured_file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getFileThumbnail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                pictured_file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description `spc_…` to look in; the main space when not given. */
                space_id?: string;
                /** @description Only those with this tag. */
                tag?: string;
                /** @description Only those of this media type, or of its first half: `text`. */
                content_type?: string;
                /** @description Only those that lie in this folder, `fol_…`. */
                folder_id?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
                /** @description Only those of this status. */
                status?: "pending" | "ready" | "failed";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Document"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    searchDocuments: {
        parameters: {
            query: {
                /** @description Words; `"of a phrase"`, `or`, and `-without` are understood. */
                q: string;
                /** @description Most documents, 1 to 100. */
                limit?: number;
                /** @description `spc_…` to look in; the main space when not given. */
                space_id?: string;
                /** @description Only those with this tag. */
                tag?: string;
                /** @description Only those of this media type, or of its first half: `text`. */
                content_type?: string;
                /** @description Only those that lie in this folder, `fol_…`. */
                folder_id?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundDocuments"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                document: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDocument"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getDocumentText: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentText"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPhotoPlaces: {
        parameters: {
            query?: {
                /** @description `spc_…` to look in; the main space when not given. */
                space_id?: string;
                /** @description Zoom of the map, 0 to 20: what lies close together on it is one place. */
                zoom?: number;
                /** @description Only those within `south,west,north,east`, degrees. */
                box?: string;
                /** @description Most places, 1 to 1,000. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PhotoPlaces"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPhotos: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-shown_at" | "shown_at" | "-created_at" | "created_at";
                /** @description `spc_…` to look in; the main space when not given. */
                space_id?: string;
                /** @description Only those of this day, by the clock of the camera. */
                day?: string;
                /** @description Only favourites, or only others. */
                is_favourite?: "true" | "false";
                /** @description Only those in the archive, or only others; both when not given. */
                is_archived?: "true" | "false";
                /** @description Only those taken within `south,west,north,east`, degrees; west is more than east across 180°. */
                box?: string;
                /** @description Only those in this `alb_…`. */
                album?: string;
                /** @description Only photographs, or only films. */
                kind?: "photo" | "video";
                /** @description Only those with this tag. */
                tag?: string;
                /** @description Only those at the place of this name. */
                place?: string;
                /** @description Only those with these words in title, description, tags, place or name. */
                q?: string;
                /** @description Only those with so many stars, or more. */
                min_rating?: number;
                /** @description Only those of this time or later. */
                taken_after?: string;
                /** @description Only those before this time. */
                taken_before?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Photo"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPhotoTimeline: {
        parameters: {
            query?: {
                /** @description `spc_…` to look in; the main space when not given. */
                space_id?: string;
                /** @description Only days before this one: the last of the page before. */
                before?: string;
                /** @description Most days, 1 to 1,000. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PhotoTimeline"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                photo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Photo"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updatePhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                photo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePhoto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Photo"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAlbums: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-name" | "name";
                /** @description `spc_…` to look in; the main space when not given. */
                space_id?: string;
                /** @description Only those that have this `fil_…`. */
                photo?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Album"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createAlbum: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAlbum"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Album"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getAlbum: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                album: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Album"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteAlbum: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                album: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateAlbum: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                album: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAlbum"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Album"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    addToAlbum: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                album: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToAlbum"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Album"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    removeFromAlbum: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                album: string;
                photo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Album"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listDuplicates: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description `spc_…` to look in; the main space when not given. */
                space_id?: string;
                /** @description Files with the same bytes, or pictures that look alike; `exact` if not given. */
                kind?: "exact" | "near";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Duplicate"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listQuotas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["QuotaUse"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAppPasswords: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those of this space, `spc_…`. */
                space_id?: string;
                /** @description Only those of this user. */
                user_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AppPassword"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createAppPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppPassword"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewAppPassword"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteAppPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                app_password: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    searchNotes: {
        parameters: {
            query: {
                /** @description Words; `"two words"` together, `-word` for none of it, `or`. The last may go on. */
                q: string;
                /** @description `spc_…`; the main space if not given. */
                space_id?: string;
                /** @description Only notes that have it. */
                tag?: string;
                /** @description Most results, 1 to 100. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NoteSearchResults"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    importNotes: {
        parameters: {
            query?: {
                /** @description `spc_…`; the main space if not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportedNotes"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportNotes: {
        parameters: {
            query?: {
                /** @description `spc_…`; the main space if not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-updated_at" | "updated_at" | "-title" | "title";
                /** @description `spc_…`; the main space if not given. */
                space_id?: string;
                /** @description Only those that have it. */
                tag?: string;
                /** @description Only those with this title, whatever its case. */
                title?: string;
                /** @description Only those that are pinned, or those that are not. */
                pinned?: "true" | "false";
                /** @description Only those that are put away, or those that are not. */
                archived?: "true" | "false";
                /** @description Those in the trash; those that are not in it if not given. */
                trashed?: "true" | "false";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["NoteSummary"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNote"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteNote: {
        parameters: {
            query?: {
                /** @description Whether it is deleted for good, with all its revisions. */
                permanently?: "true" | "false";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listNoteBacklinks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["NoteSummary"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    restoreNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listNoteRevisions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-revision" | "revision";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["NoteRevisionSummary"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getNoteRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
                revision: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NoteRevision"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    compareNoteRevisions: {
        parameters: {
            query?: {
                /** @description A revision; the one before `to`. */
                from?: number;
                /** @description A revision; the latest if not given. */
                to?: number;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NoteDiff"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    restoreNoteRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
                revision: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getNoteChecklist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NoteChecklist"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    tickNoteItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
                box: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TickNoteItem"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NoteChecklist"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createLiveNoteToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                note: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LiveNoteToken"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listTaskLists: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description `spc_…`; the main space if not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TaskList"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createTaskList: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTaskList"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TaskList"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTaskList: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                list: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TaskList"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteTaskList: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                list: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateTaskList: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                list: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTaskList"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TaskList"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-rank" | "rank" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only those that are done, or those that are not. */
                done?: "true" | "false";
                /** @description Only those in this section. */
                section_id?: string;
                /** @description Only the subtasks of this one. */
                parent_id?: string;
                /** @description Only those that have it. */
                label?: string;
                /** @description Only those of this user. */
                assignee?: string;
                /** @description Only those that are due before. */
                due_before?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                list: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Task"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                list: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTask"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                task: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                task: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                task: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTask"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    moveTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                task: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveTask"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listReminders: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                task: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Reminder"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                task: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReminder"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reminder"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                reminder: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listCalendars: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description `spc_…`; the main space if not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Calendar"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCalendar"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Calendar"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Calendar"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCalendar"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Calendar"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listCalendarEvents: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that may have an instance that ends after this. */
                from?: string;
                /** @description Only those that may have an instance that begins before this. */
                to?: string;
                /** @description Only the one with this UID. */
                uid?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["CalendarEvent"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createCalendarEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCalendarEvent"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarEvent"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getCalendarEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
                event: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarEvent"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteCalendarEvent: {
        parameters: {
            query?: {
                /** @description Name of one instance, from `GET /calendars/{calendar}/instances`; all if not given. */
                instance?: string;
                /** @description Whether those that follow the instance are meant too. */
                range?: "this" | "this_and_future";
                /** @description Whether those who are invited are told by mail. */
                send_invitations?: "true" | "false";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
                event: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateCalendarEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
                event: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCalendarEvent"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarEvent"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    importCalendarEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportEvents"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportedEvents"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    downloadCalendarEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
                event: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listCalendarInstances: {
        parameters: {
            query?: {
                /** @description What ends after this; now if not given. */
                from?: string;
                /** @description What begins before this; 31 days after `from` if not given, at most 1,100. */
                to?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date-time
                             * @description From when.
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @description Until when.
                             */
                            to: string;
                            /** @description In the order of their starts. */
                            instances: components["schemas"]["CalendarInstance"][];
                            /**
                             * @description Why there may be more: over 1,000 `instances`, or over 50 ms of `time`; null when these are all.
                             * @enum {string|null}
                             */
                            cut: "instances" | "time" | null;
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    askFreeBusy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskFreeBusy"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date-time
                             * @description From when.
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @description Until when.
                             */
                            to: string;
                            /** @description In the order asked for. */
                            calendars: {
                                /** @description `cal_…` */
                                calendar_id: string;
                                /** @description Times that are taken, joined where they touch. */
                                busy: {
                                    /**
                                     * Format: date-time
                                     * @description From when it is taken.
                                     */
                                    start: string;
                                    /**
                                     * Format: date-time
                                     * @description Until when.
                                     */
                                    end: string;
                                }[];
                                /**
                                 * @description Why there may be more: over 1,000 `instances`, or over 50 ms of `time`; null when these are all.
                                 * @enum {string|null}
                                 */
                                cut: "instances" | "time" | null;
                            }[];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listCalendarFeeds: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["CalendarFeed"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCalendarFeed"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewCalendarFeed"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
                feed: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getCalendarSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarSubscription"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    setCalendarSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCalendarSubscription"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarSubscription"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteCalendarSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    receiveInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiveInvitation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReceivedInvitation"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    respondToInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                calendar: string;
                event: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespondToInvitation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarEvent"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listBookingPages: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description `spc_…`; the main space if not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["BookingPage"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createBookingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBookingPage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingPage"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getBookingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                booking_page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingPage"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteBookingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                booking_page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateBookingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                booking_page: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBookingPage"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingPage"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAddressBooks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description `spc_…`; the main space if not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AddressBook"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createAddressBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAddressBook"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressBook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getAddressBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                address_book: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressBook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteAddressBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                address_book: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateAddressBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                address_book: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAddressBook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressBook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    importContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                address_book: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportContacts"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportedContacts"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportAddressBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                address_book: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vcard": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-full_name" | "full_name" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description `spc_…`; the main space if not given. */
                space_id?: string;
                /** @description Only those of this address book, `abk_…`. */
                address_book_id?: string;
                /** @description Words of which each must be in a name, organisation, e-mail address or number; accents and capitals do not matter. */
                q?: string;
                /** @description Only the one with this UID. */
                uid?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Contact"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContact"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                contact: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                contact: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                contact: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContact"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    downloadContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                contact: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vcard": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listSpaceExports: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SpaceExport"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createSpaceExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpaceExport"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getSpaceExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
                space_export: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpaceExport"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteSpaceExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
                space_export: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    downloadSpaceExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
                space_export: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-tar": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createSpaceExportLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                space: string;
                space_export: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpaceExportLink"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listRetentionRules: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description `spc_…` to look in; the main space when not given. */
                space_id?: string;
            };
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RetentionRule"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createRetentionRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRetentionRule"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RetentionRule"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getRetentionRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                retention_rule: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RetentionRule"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteRetentionRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                retention_rule: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateRetentionRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the user for whom you ask: only spaces of which the user is a member are there, and the role in them counts. */
                "Skydeck-User"?: string;
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                retention_rule: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRetentionRule"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RetentionRule"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Event"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description Id of the last event seen in this stream; 0 for all there are. */
                after?: string;
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
            };
            header?: {
                /** @description Resume after this event. */
                "Last-Event-ID"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-at" | "at";
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AuditEntry"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description Start, rounded down to the hour; the running month if absent. */
                from?: string;
                /** @description End, rounded up to the hour; now if absent. */
                to?: string;
                /** @description Adds up by hour, day or month (UTC). */
                granularity?: "hour" | "day" | "month";
                /** @description Only this meter. */
                meter?: "app.replica_seconds" | "app.memory_megabyte_seconds" | "build.seconds" | "vps.vcpu_seconds" | "vps.memory_megabyte_seconds" | "vps.disk_megabyte_seconds" | "vps.volume_megabyte_seconds" | "database.compute_seconds" | "database.memory_megabyte_seconds" | "database.storage_megabyte_seconds" | "database.backup_megabyte_seconds" | "rooms.broadcast_seconds" | "rooms.participant_seconds" | "rooms.recorded_seconds" | "messages.sms" | "messages.email" | "messages.push" | "messages.whatsapp" | "otp.sms" | "otp.whatsapp" | "otp.email" | "payments.operations" | "files.received_megabytes" | "files.stored_megabyte_seconds" | "videos.received_megabytes" | "videos.delivered_megabytes" | "videos.encoded_seconds" | "videos.live_seconds" | "videos.stored_megabyte_seconds" | "geocoding.requests" | "places.requests" | "routing.requests" | "tracking.positions" | "webhooks.delivered";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsageReport"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are enabled, or only those that are not. */
                enabled?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Webhook"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateWebhookSecret"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAllWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
                /** @description Only to this webhook. */
                webhook?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDeliveryDetail"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
}
